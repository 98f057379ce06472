import { exitCodes } from '../../../shared/runtime/exit-codes.ts'
import { readConfig } from '../../../shared/settings/read-config.ts'
import { SettingsError } from '../../../shared/settings/settings-error.ts'
import { accessOf } from '../provider/access.ts'
import { askedProviders, checkKey, makeFreeCall } from '../provider/key-check.ts'

const nameTimeoutMs = 5000

/**
 * Says whether the providers in use take the key, or answer. Exit code 0 if all do, else 1. With
 * `--json` for `npm run doctor`, which runs this as a process of its own, since
 * adapters are the worker's.
 */
try {
  const answers = await check()
  const isJson = process.argv.includes('--json')
  console.log(isJson ? JSON.stringify(answers) : answers.map(({ message }) => message).join('\n'))
  const isGood = answers.every(({ finding }) => finding === 'good')
  process.exitCode = isGood ? exitCodes.success : exitCodes.failure
} catch (error) {
  if (!(error instanceof SettingsError)) throw error
  console.error(error.message)
  process.exitCode = exitCodes.failure
}

async function check() {
  const config = readConfig('check', process.env)
  const provider = accessOf(config, 1)
  const google = config.providerUrl && (await nameOfProvider(config.providerUrl))
  return Promise.all(
    askedProviders(config).map(async (asked) => ({
      edition: asked.edition,
      ...(await checkKey(asked, (edition) => makeFreeCall(edition, provider))),
      ...(google && asked.edition !== 'osm' && { answeredBy: google }),
    })),
  )
}

/** What a server in Google's place calls itself, if it does: the sandbox. Asked without a key. */
async function nameOfProvider(url: string): Promise<string | undefined> {
  const signal = AbortSignal.timeout(nameTimeoutMs)
  const answer = await fetch(new URL('/v1/places/none', url), { signal }).catch(() => undefined)
  return answer?.headers.get('x-provider') ?? undefined
}
