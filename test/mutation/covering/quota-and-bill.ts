import '../../core/billing.test.ts'
import '../../api/batches-plan.test.ts'
import '../../core/config.test.ts'
import '../../core/quota-windows.test.ts'
