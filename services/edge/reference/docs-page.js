// What the API reference does beside Swagger UI. Runs in the browser, as it stands here.

const dark = matchMedia('(prefers-color-scheme: dark)')
const followTheme = () => document.documentElement.classList.toggle('dark-mode', dark.matches)
followTheme()
dark.addEventListener('change', followTheme)

/** Swagger UI, once it is ready. */
let ui
const fillIn = (token) => ui.preauthorizeApiKey('accessToken', token)

/** The token of whoever is signed in at the console, if anybody is: services/console. */
async function continueSession() {
  if (Number(localStorage.getItem('console-signed-in-until') ?? 0) <= Date.now()) return
  const response = await fetch('/api/console/session/token', { method: 'POST' })
  if (response.ok) fillIn((await response.json()).data.token)
}

/** The examples call the service that served this page. */
function nameThisService() {
  for (const code of document.querySelectorAll('.info pre code'))
    code.textContent = code.textContent.replaceAll('https://addresses.example.com', location.origin)
}

window.docsPage = {
  async ready(swaggerUi) {
    ui = swaggerUi
    nameThisService()
    if (!location.hash) ui.layoutActions.show(['operations', 'Tokens', 'getToken'], true)
    await continueSession()
  },
  /** Fills in each access token that an answer holds, for the calls after it. */
  answered(response) {
    const { data, auth } = response.obj ?? {}
    const isForPages = /\/page(\?|$)/.test(response.url)
    const given = auth ?? (data?.type === 'ACCESS_TOKEN' && !isForPages ? data : undefined)
    if (given) fillIn(given.token)
    else if (response.status === 401) continueSession()
    return response
  },
}
