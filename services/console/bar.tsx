import { useLocation } from 'preact-iso'
import { mayLeave } from './leave-confirmation.ts'
import mark from './mark.svg'
import { type Session, useSignIn } from './session.tsx'
import './styles/bar.css'

const checkout = '/console/checkout'
const pages = [
  { to: '/console/', name: 'Back office', isOpen: (path: string) => !path.startsWith(checkout) },
  { to: checkout, name: 'Checkout', isOpen: (path: string) => path.startsWith(checkout) },
]

/** The header: where one is, with what, and as whom. One row at any width. */
export function Bar() {
  const { path } = useLocation()
  const { session } = useSignIn()
  return (
    <header class="bar">
      <a class="brand" href="/console/">
        <img src={mark} alt="" width="24" height="24" />
        <span class="brand-name">Address console</span>
      </a>
      <nav aria-label="Pages">
        {session &&
          pages.map(({ to, name, isOpen }) => (
            <a key={to} href={to} {...(isOpen(path) && { 'aria-current': 'page' })}>
              {name}
            </a>
          ))}
      </nav>
      {session && <Account session={session} />}
    </header>
  )
}

function Account({ session: { isSandbox, clientName, keyName, signOut } }: { session: Session }) {
  return (
    <div class="end">
      {isSandbox && (
        <span class="badge doubt sandbox">
          <span>
            Sandbox<span class="more">: made-up places, costs nothing</span>
          </span>
        </span>
      )}
      <span class="who small" title={`API key ${keyName}`}>
        <bdi>{clientName}</bdi>
      </span>
      <button
        type="button"
        class="button quiet small"
        onClick={() => {
          if (mayLeave()) signOut()
        }}
      >
        <svg class="icon" viewBox="0 0 20 20" width="20" height="20" aria-hidden="true">
          <path
            d="M8 3H4v14h4M9 10h8m-3-3 3 3-3 3"
            fill="none"
            stroke="currentColor"
            stroke-width="1.6"
          />
        </svg>
        <span class="text">Sign out</span>
      </button>
    </div>
  )
}
