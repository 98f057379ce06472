import '../../ingest/columns.test.ts'
import '../../ingest/csv.test.ts'
import '../../console/mapping.test.ts'
import '../../console/preview.test.ts'
