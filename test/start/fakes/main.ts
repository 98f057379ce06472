import { prepareStore } from '../../../services/start/prepare-store.ts'
import { runStart } from '../../../services/start/run-start.ts'

/** The real supervisor over the fake services in this folder. */
await runStart({ servicesFolder: new URL('./', import.meta.url), prepareStore })
