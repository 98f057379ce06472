import type { Scope } from '../../shared/api/client-rules.ts'
import { useSession } from './session.tsx'

const purposes: Record<Scope, string> = {
  address: 'checkouts',
  batch: 'batches',
  admin: 'clients and keys',
}

/** In place of a page that the key is no good for. */
export function ScopeMissing({ scope }: { scope: Scope }) {
  const { scopes, keyName, clientName } = useSession()
  const good = scopes.map((one) => purposes[one]).join(' and ')
  const kind = keyName.startsWith('addr_test_') ? ' --test' : ''
  const command = `npm run clients -- key "${clientName}"${kind} --scopes address,batch`
  return (
    <main id="content" class="page">
      <div class="card empty">
        <h1>This key is not for {purposes[scope]}</h1>
        <p>
          <code>{keyName}</code> is good for {good || 'nothing'}. Sign in with a key that has the
          scope <code>{scope}</code>. An operator makes one with <code>{command}</code>.
        </p>
        {scopes.includes('address') && (
          <a class="button" href="/console/checkout">
            To the checkout demo
          </a>
        )}
      </div>
    </main>
  )
}
