import type { Fetch } from './connection.ts'
import { abortable } from './pause.ts'

/** Progress of an upload in bytes. `totalBytes` is absent where the size is unknown. */
export interface UploadProgress {
  sentBytes: number
  totalBytes?: number
}

/** The part of XMLHttpRequest that is used. Node's types do not include the DOM. */
interface Xhr {
  status: number
  responseText: string
  /** URL after redirects. */
  responseURL: string
  upload: { onprogress: (event: { loaded: number; total: number }) => void }
  onload: () => void
  onerror: () => void
  open(method: string, url: string): void
  setRequestHeader(name: string, value: string): void
  getAllResponseHeaders(): string
  send(body: unknown): void
  abort(): void
}
const page = globalThis as unknown as {
  XMLHttpRequest?: new () => Xhr
  location?: { href: string }
}

/** Whether this is a page: Node has no XMLHttpRequest. */
export const hasXhr = (): boolean => page.XMLHttpRequest !== undefined

/** A `fetch` for uploads in a page, with progress. The browser's own reports none. */
export const xhrFetch =
  (onProgress: (progress: UploadProgress) => void): Fetch =>
  (url, { method = 'GET', headers, body, signal }) => {
    const xhr = new (page.XMLHttpRequest as new () => Xhr)()
    xhr.open(method, url)
    for (const [name, value] of new Headers(headers)) xhr.setRequestHeader(name, value)
    xhr.upload.onprogress = ({ loaded, total }) =>
      onProgress({ sentBytes: loaded, totalBytes: total })
    const upload = () =>
      new Promise<Response>((resolve, reject) => {
        xhr.onload = () => resolve(responseOf(xhr, url))
        xhr.onerror = () => reject(new TypeError('The upload failed'))
        xhr.send(body)
      })
    return abortable(upload, signal ?? undefined).catch((failure) => {
      xhr.abort()
      throw failure
    })
  }

/** XMLHttpRequest always follows redirects. A response that came through one is not passed on. */
function responseOf(xhr: Xhr, url: string): Response {
  if (xhr.responseURL && xhr.responseURL !== new URL(url, page.location?.href).href)
    return new Response(null, { status: 302 })
  return new Response(xhr.responseText, { status: xhr.status, headers: headersOf(xhr) })
}

const headersOf = (xhr: Xhr): [string, string][] =>
  xhr
    .getAllResponseHeaders()
    .split('\r\n')
    .filter((line) => line !== '')
    .map((line) => {
      const colon = line.indexOf(':')
      return [line.slice(0, colon), line.slice(colon + 1).trim()]
    })
