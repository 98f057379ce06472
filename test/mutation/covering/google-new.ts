import '../../adapters/address-validation-wire.test.ts'
import '../../adapters/new-wire.test.ts'
import '../../adapters/full-answers.test.ts'
