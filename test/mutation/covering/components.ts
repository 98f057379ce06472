import '../../adapters/recorded-places.test.ts'
import '../../core/components.test.ts'
