import { exitCodes } from '../../../shared/runtime/exit-codes.ts'
import { ConfigError, readConfig } from '../../../shared/settings/settings.ts'
import { accessOf } from '../provider/access.ts'
import { askFree, checkKey, type KeyCheck } from '../provider/key-check.ts'

/** `npm run check`: says whether the provider takes the key. Exit code 0 if it does, else 1. */
try {
  const { finding, message } = await check()
  console.log(message)
  process.exitCode = finding === 'good' ? exitCodes.success : exitCodes.failure
} catch (error) {
  if (!(error instanceof ConfigError)) throw error
  console.error(error.message)
  process.exitCode = exitCodes.failure
}

async function check(): Promise<KeyCheck> {
  const config = readConfig('check', process.env)
  const provider = accessOf(config, 1)
  return checkKey(config.placesEdition, (edition) => askFree(edition, provider))
}
