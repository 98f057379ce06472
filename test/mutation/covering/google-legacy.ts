import '../../adapters/geocoding-wire.test.ts'
import '../../adapters/legacy-wire.test.ts'
import '../../adapters/full-answers.test.ts'
