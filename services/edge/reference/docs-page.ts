import { readFileSync } from 'node:fs'
import type { FastifySwaggerUiOptions } from '@fastify/swagger-ui'

const fileHere = (name: string) => readFileSync(new URL(name, import.meta.url), 'utf8')

/** What `docs-page.js` defines in the browser, and what Swagger UI's own script calls `ui`. */
declare const docsPage: { ready(ui: unknown): void; answered<T>(response: T): T }
declare const ui: unknown

/** The look of the API reference, and how it behaves. */
export const docsPageOptions = {
  theme: {
    title: 'Address service: API reference',
    css: [{ filename: 'docs-page.css', content: fileHere('docs-page.css') }],
    js: [{ filename: 'docs-page.js', content: fileHere('docs-page.js') }],
  },
  uiConfig: {
    url: '/openapi.json',
    layout: 'BaseLayout',
    deepLinking: true,
    docExpansion: 'list',
    defaultModelsExpandDepth: 0,
    tryItOutEnabled: true,
    // The text of these functions goes into the script that starts Swagger UI.
    onComplete: () => docsPage.ready(ui),
    responseInterceptor: <T>(response: T) => docsPage.answered(response),
  },
} satisfies Pick<FastifySwaggerUiOptions, 'theme' | 'uiConfig'>
