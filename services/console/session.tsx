import { type ComponentChildren, createContext } from 'preact'
import { useContext, useMemo, useRef, useState } from 'preact/hooks'
import { type AddressClient, createAddressClient, tokenWith } from '../../shared/client/address-client.ts'
import { AddressServiceError } from '../../shared/client/errors.ts'
import type { GetToken } from '../../shared/client/token.ts'

/** Who is signed in: an API key that is kept in memory only, and gone when the page is. */
export interface Session {
  client: AddressClient
  getToken: GetToken
  /** The first characters of the key, to know it by. */
  keyName: string
  /** Forgets the key; `reason` is what the sign-in page then says. */
  signOut(reason?: string): void
}

interface SignIn {
  session: Session | undefined
  /** Why the last session ended, where it wasn't asked to. */
  ended: string | undefined
  /** Rejects where the key doesn't hold, or nothing can be asked. */
  signIn(apiKey: string): Promise<void>
}

const Context = createContext<SignIn | undefined>(undefined)
const baseUrl = location.origin
const shownOfKey = 8

/** The catalogue's API_KEY_NOT_FOUND: unknown, expired or revoked. */
export const isKeyRefused = (failure: unknown): boolean =>
  failure instanceof AddressServiceError && failure.statusCode === 5000

export function SessionProvider({ children }: { children: ComponentChildren }) {
  const [session, setSession] = useState<Session>()
  const [ended, setEnded] = useState<string>()
  const current = useRef<Session | undefined>(undefined)
  const signIn = useMemo(
    () => ({
      session,
      ended,
      async signIn(apiKey: string) {
        const made: Session = createSession(apiKey, (reason) => {
          // An answer to an older session may come late.
          if (current.current !== made) return
          current.current = undefined
          setSession(undefined)
          setEnded(reason)
        })
        await made.client.limits()
        current.current = made
        setEnded(undefined)
        setSession(made)
      },
    }),
    [session, ended],
  )
  return <Context.Provider value={signIn}>{children}</Context.Provider>
}

export function useSignIn(): SignIn {
  const signIn = useContext(Context)
  if (!signIn) throw new Error('No session is provided here')
  return signIn
}

/** The session of a page that needs one: those are shown only to who is signed in. */
export function useSession(): Session {
  const { session } = useSignIn()
  if (!session) throw new Error('Nobody is signed in here')
  return session
}

function createSession(apiKey: string, onEnd: (reason?: string) => void): Session {
  const fetchToken = tokenWith({ baseUrl }, apiKey)
  const getToken = () =>
    fetchToken().catch((error) => {
      if (isKeyRefused(error)) onEnd('This API key holds no longer. Sign in with another.')
      throw error
    })
  return {
    client: createAddressClient({ baseUrl, getToken }),
    getToken,
    keyName: `${apiKey.slice(0, shownOfKey)}…`,
    signOut: onEnd,
  }
}
