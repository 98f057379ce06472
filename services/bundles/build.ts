import { bundlePrograms } from './bundles.ts'

await bundlePrograms()
