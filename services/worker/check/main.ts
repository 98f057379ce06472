import type { Edition } from '../../../shared/billing/skus.ts'
import { exitCodes } from '../../../shared/runtime/exit-codes.ts'
import { type Config, ConfigError, readConfig } from '../../../shared/settings/settings.ts'
import { partsOf } from '../../../shared/verdict/strategies.ts'
import { accessOf } from '../provider/access.ts'
import { askFree, checkKey } from '../provider/key-check.ts'

/**
 * Says whether the providers in use take the key, or answer. Exit code 0 if all do, else 1. With
 * `--json` for `npm run doctor`, which runs this as a process of its own: adapters are the worker's.
 */
try {
  const answers = await check()
  const isJson = process.argv.includes('--json')
  console.log(isJson ? JSON.stringify(answers) : answers.map(({ message }) => message).join('\n'))
  const isGood = answers.every(({ finding }) => finding === 'good')
  process.exitCode = isGood ? exitCodes.success : exitCodes.failure
} catch (error) {
  if (!(error instanceof ConfigError)) throw error
  console.error(error.message)
  process.exitCode = exitCodes.failure
}

async function check() {
  const config = readConfig('check', process.env)
  const provider = accessOf(config, 1)
  return Promise.all(
    askedEditions(config).map(async (edition) => ({
      edition,
      ...(await checkKey(edition, (asked) => askFree(asked, provider))),
    })),
  )
}

/** A strategy can ask the servers of OpenStreetMap beside an edition of Google. */
function askedEditions({ placesEdition, placesFallback, validationStrategy }: Config<'check'>) {
  const all: (Edition | undefined)[] = [placesEdition, placesFallback]
  if (partsOf(validationStrategy).includes('osm')) all.push('osm')
  return [...new Set(all.filter((edition) => edition !== undefined))]
}
