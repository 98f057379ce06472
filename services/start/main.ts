import { prepareStore } from './prepare-store.ts'
import { runStart } from './run-start.ts'

await runStart({ servicesFolder: new URL('../', import.meta.url), prepareStore })
