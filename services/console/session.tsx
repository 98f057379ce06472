import { type ComponentChildren, createContext } from 'preact'
import { useContext, useEffect, useMemo, useRef, useState } from 'preact/hooks'
import type { Scope } from '../../shared/api/client-rules.ts'
import type { ConsoleSessionData } from '../../shared/api/console-session.ts'
import { type AddressClient, createAddressClient } from '../../shared/client/address-client.ts'
import type { AccessToken, GetToken } from '../../shared/client/token.ts'
import {
  baseUrl,
  beginSession,
  continueSession,
  endSession,
  isSessionOver,
  signedInUntil,
} from './session-calls.ts'

/** The signed-in client. Its API key is nowhere kept: a cookie stands for it. */
export interface Session {
  client: AddressClient
  getToken: GetToken
  /** The name of the client. */
  clientName: string
  /** The first characters of the key, to recognise it by. */
  keyName: string
  /** What the key is good for. */
  scopes: readonly Scope[]
  /** Whether places are made up and cost nothing. */
  isSandbox: boolean
  /** Whether it has ended, other than by signing out here. */
  isOver(): boolean
  signOut(): void
}

interface SignIn {
  session: Session | undefined
  /** Whether the service is being asked who is signed in. */
  isResuming: boolean
  /** Why the service could not say who is signed in. */
  failure: unknown
  /** Why the last session ended, unless the user signed out here. */
  ended: string | undefined
  /** Rejects if the key is invalid or the service cannot be reached. */
  signIn(apiKey: string): Promise<void>
  /** Asks again who is signed in. */
  resume(): void
}

type State = Pick<SignIn, 'session' | 'isResuming' | 'failure' | 'ended'>

const nobody: State = {
  session: undefined,
  isResuming: false,
  failure: undefined,
  ended: undefined,
}
const over = 'Your session has ended. Sign in again.'
const Context = createContext<SignIn | undefined>(undefined)

export function SessionProvider({ children }: { children: ComponentChildren }) {
  const [state, setState] = useState<State>(() => ({
    ...nobody,
    isResuming: signedInUntil.get() > 0,
  }))
  /** Responses to an earlier session may arrive late. */
  const round = useRef(0)

  const calls = useMemo(() => {
    function end(ended?: string) {
      round.current += 1
      signedInUntil.clear()
      setState({ ...nobody, ended })
    }
    function signOut() {
      end()
      const own = round.current
      endSession().catch(() => {
        if (round.current !== own) return
        setState({ ...nobody, ended: 'The service cannot be reached: sign in and out again.' })
      })
    }
    function enter(data: ConsoleSessionData, own: number) {
      if (round.current !== own) return
      const endOwn = () => {
        if (round.current === own) end(over)
      }
      let isLeft = false
      const session = createSession(data, {
        onOver: endOwn,
        isOver: () => round.current !== own && !isLeft,
        signOut() {
          isLeft = true
          signOut()
        },
      })
      signedInUntil.set(data.session.expiresAt)
      setState({ ...nobody, session })
    }
    async function signIn(apiKey: string) {
      round.current += 1
      const own = round.current
      enter(await beginSession(apiKey), own)
    }
    async function resume() {
      round.current += 1
      const own = round.current
      setState({ ...nobody, isResuming: true })
      try {
        enter(await continueSession(), own)
      } catch (failure) {
        if (round.current !== own) return
        if (isSessionOver(failure)) end(over)
        else setState({ ...nobody, failure })
      }
    }
    return { end, signIn, resume }
  }, [])

  useEffect(() => {
    if (signedInUntil.get() > 0) calls.resume()
    return signedInUntil.watch((untilMs) => {
      if (untilMs > 0) calls.resume()
      else calls.end(over)
    })
  }, [calls])

  const { signIn, resume } = calls
  const value = useMemo(() => ({ ...state, signIn, resume }), [state, signIn, resume])
  return <Context.Provider value={value}>{children}</Context.Provider>
}

export function useSignIn(): SignIn {
  const signIn = useContext(Context)
  if (!signIn) throw new Error('No session is provided here')
  return signIn
}

/** The session, for pages that are shown only after sign-in. */
export function useSession(): Session {
  const { session } = useSignIn()
  if (!session) throw new Error('Nobody is signed in here')
  return session
}

function createSession(
  data: ConsoleSessionData,
  { onOver, ...ends }: Pick<Session, 'isOver' | 'signOut'> & { onOver: () => void },
): Session {
  let unused: AccessToken | undefined = data
  const getToken = async () => {
    const first = unused
    unused = undefined
    if (first) return first
    try {
      return await continueSession()
    } catch (failure) {
      if (isSessionOver(failure)) onOver()
      throw failure
    }
  }
  const { client, key, scopes, sandbox } = data.session
  return {
    client: createAddressClient({ baseUrl, getToken }),
    getToken,
    clientName: client,
    keyName: `${key}…`,
    scopes,
    isSandbox: sandbox,
    ...ends,
  }
}
