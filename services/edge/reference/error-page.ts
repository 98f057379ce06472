import { catalogue } from '../../../shared/errors/catalogue.ts'
import { reasons, reasonsOfPeople } from '../../../shared/verdict/reasons.ts'
import { withStyle } from '../http/page-policy.ts'
import { statusTexts } from '../http/status-texts.ts'

const style = `
:root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif }
body { margin: 0 auto; padding: 1.5rem 1rem 4rem; max-width: 50rem; overflow-wrap: anywhere }
h1 { font-size: 1.6rem; line-height: 1.2 }
h2 { margin: 2.5rem 0 0; font-size: 1.2rem }
article { padding: 1rem 0; border-bottom: 1px solid #8884 }
article:target { background: #fd04 }
h3 { margin: 0; font-size: 1rem }
h3 a { color: inherit; text-decoration: none }
.status { font-weight: normal; opacity: .7 }
p { margin: .25rem 0 }
dl { margin: 0 }
dt { margin-top: 1rem }
dd { margin: 0 }
code { font: .9em ui-monospace, monospace; background: #8882; padding: 0 .2em; border-radius: .2em }
`

export const errorPagePolicy = withStyle(style)

const groups = [
  'The request',
  'Authentication and permission',
  'The resource',
  'Limits',
  'What the service depends on',
  'The service itself',
]

const escaped = (text: string) => text.replace(/[&<>]/g, (sign) => `&#${sign.charCodeAt(0)};`)
/** Text of the catalogue as HTML. Code is between backticks. */
const html = (text: string) => escaped(text).replace(/`([^`]+)`/g, '<code>$1</code>')

const article = ({
  code,
  status,
  message,
  explanation,
  action,
}: (typeof catalogue)[keyof typeof catalogue]) => `
<article id="${code}">
<h3><a href="#${code}"><code>${code}</code> ${html(message)}</a>
<span class="status">${statusLine(status)}</span></h3>
<p>${html(explanation)}</p>
<p><strong>What to do:</strong> ${html(action)}</p>
</article>`

const statusLine = (status: number) =>
  ['HTTP', status, ...(statusTexts[status] ? [statusTexts[status]] : [])].join(' ')

const section = (title: string, index: number) => {
  const entries = Object.values(catalogue).filter(
    ({ code }) => Math.floor(code / 1000) === index + 4,
  )
  return `<h2>${code(index)}: ${title}</h2>${entries.map(article).join('')}`
}
const code = (index: number) => `${index + 4}xxx`

const reasonList = Object.entries({ ...reasons, ...reasonsOfPeople }).map(
  ([name, { meaning }]) => `<dt><code>${name}</code></dt><dd>${html(meaning)}</dd>`,
)

/** Every error of the catalogue on one page, and every reason of a verdict. */
export const errorPage = `<!DOCTYPE html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Address service: error codes</title>
<style>${style}</style>
</head>
<body>
<p><a href="/docs/">API reference</a></p>
<h1>Error codes</h1>
<p>An error has its code as <code>statusCode</code> in the body. Codes never change, messages may:
go by the code. What is wrong with each field is in <code>errors</code>. Errors with a code from
7000 to 8999 are temporary: call again after <code>Retry-After</code> seconds.</p>
${groups.map(section).join('\n')}
<h2 id="reasons">Reasons of verdicts</h2>
<dl>${reasonList.join('')}</dl>
</body>
</html>
`
