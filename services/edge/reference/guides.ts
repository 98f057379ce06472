import { readFileSync } from 'node:fs'
import { posix } from 'node:path'
import { Marked, Renderer, type Tokens } from 'marked'
import { withStyle } from '../http/page-policy.ts'

const repository = new URL('../../../', import.meta.url)

/** The documents that a running service shows under `/docs/guides/<name>`, in reading order. */
export const guides = [
  { name: 'api', file: 'shared/api/README.md', title: 'The API contract' },
  { name: 'client', file: 'shared/client/README.md', title: 'Client for Node and browsers' },
  { name: 'address-field', file: 'shared/client/element/README.md', title: 'The address field' },
  { name: 'batches', file: 'services/edge/batches/README.md', title: 'Validating addresses' },
  { name: 'webhooks', file: 'services/worker/webhooks/README.md', title: 'Webhooks' },
  { name: 'access', file: 'services/edge/access/README.md', title: 'Keys, tokens and limits' },
  { name: 'test-keys', file: 'services/edge/access/TEST-KEYS.md', title: 'Test keys' },
  { name: 'quota', file: 'shared/quota/README.md', title: 'Quota, budgets and the ledger' },
  { name: 'prices', file: 'shared/billing/README.md', title: 'What it costs' },
  { name: 'go-live', file: 'services/deployment/GO-LIVE.md', title: 'Go live' },
  { name: 'editions', file: 'services/deployment/EDITIONS.md', title: 'Which edition' },
  { name: 'deployment', file: 'services/deployment/README.md', title: 'Deployment' },
  { name: 'backup', file: 'services/deployment/BACKUP.md', title: 'Backup and restore' },
  { name: 'kubernetes', file: 'services/deployment/kubernetes/README.md', title: 'Kubernetes' },
  { name: 'database', file: 'services/deployment/DATABASE.md', title: 'PostgreSQL' },
  { name: 'capacity', file: 'services/operator/capacity/README.md', title: 'Capacity' },
  { name: 'settings', file: 'services/deployment/SETTINGS.md', title: 'Settings' },
  { name: 'doctor', file: 'services/operator/doctor/README.md', title: 'The doctor' },
  { name: 'monitoring', file: 'services/monitoring/README.md', title: 'Monitoring' },
  { name: 'metrics', file: 'services/monitoring/METRICS.md', title: 'Metrics' },
  { name: 'runbook', file: 'services/monitoring/RUNBOOK.md', title: 'Runbook' },
  { name: 'architecture', file: 'services/README.md', title: 'Architecture' },
  { name: 'verdict', file: 'shared/verdict/README.md', title: 'How a verdict is made' },
  { name: 'glossary', file: 'shared/GLOSSARY.md', title: 'Glossary' },
  {
    name: 'provider',
    file: 'services/worker/provider/README.md',
    title: "The provider's contract",
  },
  {
    name: 'fallback',
    file: 'services/worker/provider/FALLBACK.md',
    title: 'A second provider',
  },
  { name: 'cascade', file: 'services/worker/strategies/CASCADE.md', title: 'The cascade' },
  { name: 'openstreetmap', file: 'services/worker/provider/osm/README.md', title: 'OpenStreetMap' },
  { name: 'osm-servers', file: 'services/deployment/osm/README.md', title: 'Photon and Nominatim' },
  { name: 'redis-users', file: 'services/deployment/redis/README.md', title: 'Users of Redis' },
  { name: 'sandbox', file: 'services/sandbox/README.md', title: 'Sandbox' },
] as const

export type GuideName = (typeof guides)[number]['name']

const style = `
:root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif }
body { margin: 0 auto; padding: 1.5rem 1rem 4rem; max-width: 54rem; overflow-wrap: anywhere }
nav a { margin-right: .75rem; white-space: nowrap }
pre { overflow-x: auto; padding: .75rem; background: #8881; border-radius: .3rem }
code { font: .9em ui-monospace, monospace; background: #8882; padding: 0 .2em; border-radius: .2em }
pre code { background: none; padding: 0 }
.table { overflow-x: auto }
table { border-collapse: collapse; font-size: .95em }
th, td { text-align: left; vertical-align: top; padding: .3rem .6rem; border: 1px solid #8884 }
`

export const guidePolicy = withStyle(style)

/** The anchor of a heading, as GitHub makes it. */
const anchorOf = (heading: string) =>
  heading
    .toLowerCase()
    .replace(/<[^>]+>|[^\p{L}\p{N}\s_-]/gu, '')
    .trim()
    .replaceAll(' ', '-')

/** The URL of a link in the running service; undefined if its target is not served. */
function servedLink(file: string, href: string): string | undefined {
  if (/^(https?:|#)/.test(href)) return href
  const [path = '', anchor] = href.split('#')
  const target = posix.normalize(posix.join(posix.dirname(file), path))
  const guide = guides.find((one) => one.file === target)
  return guide && `/docs/guides/${guide.name}${anchor ? `#${anchor}` : ''}`
}

/** Adds anchors to headings, resolves links, and leaves out HTML and images of the file. */
class GuideRenderer extends Renderer {
  readonly #file: string
  constructor(file: string) {
    super()
    this.#file = file
  }
  override heading({ tokens, depth, text }: Tokens.Heading): string {
    return `<h${depth} id="${anchorOf(text)}">${this.parser.parseInline(tokens)}</h${depth}>\n`
  }
  override link({ href, tokens }: Tokens.Link): string {
    const text = this.parser.parseInline(tokens)
    const served = servedLink(this.#file, href)
    return served ? `<a href="${served.replaceAll('"', '&quot;')}">${text}</a>` : text
  }
  override table(token: Tokens.Table): string {
    return `<div class="table">${super.table(token)}</div>`
  }
  override html = () => ''
  override image = () => ''
}

const htmlOf = (file: string): string =>
  new Marked().parse(readFileSync(new URL(file, repository), 'utf8'), {
    async: false,
    renderer: new GuideRenderer(file),
  })

const navigation = `<nav><a href="/docs/">API reference</a>${guides
  .map(({ name, title }) => `<a href="/docs/guides/${name}">${title}</a>`)
  .join('')}<a href="/docs/examples">Live examples</a></nav>`

/** A guide as a page. Reads its file: call it once for each guide, and keep what it returns. */
export function guidePage(name: GuideName): string {
  const { file, title } = guides.find((guide) => guide.name === name) as (typeof guides)[number]
  return `<!DOCTYPE html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Address service: ${title}</title>
<style>${style}</style>
</head>
<body>
${navigation}
<main>
${htmlOf(file)}</main>
</body>
</html>
`
}
