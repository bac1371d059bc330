// RUN: neuron-opt --verify-diagnostics --split-input-file %s

// expected-note@+1 {{see existing}} expected-error@+2 {{redefinition of symbol named 'twice'}}
func.func private @twice()
func.func private @twice()

// -----

func.func private @again() // expected-note {{existing symbol}} // expected-error@+1 {{named 'again'}}
func.func private @again()
