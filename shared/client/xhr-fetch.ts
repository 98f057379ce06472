import type { Fetch } from './connection.ts'
import { abortable } from './pause.ts'

/** How far an upload is, in bytes. `totalBytes` is absent where nobody knows it. */
export interface UploadProgress {
  sentBytes: number
  totalBytes?: number
}

/** As much of the browsers' interface as is used here: the DOM's types are not there in Node. */
interface Xhr {
  status: number
  responseText: string
  /** Of the last of its redirects. */
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
const page = globalThis as unknown as { XMLHttpRequest?: new () => Xhr; location?: { href: string } }

/** Whether this is a page: Node has no XMLHttpRequest. */
export const hasXhr = (): boolean => page.XMLHttpRequest !== undefined

/** `fetch` for uploads in a page: browsers' own tells nothing about what it has sent. */
export const xhrFetch =
  (onProgress: (progress: UploadProgress) => void): Fetch =>
  (url, { method = 'GET', headers, body, signal }) => {
    const xhr = new (page.XMLHttpRequest as new () => Xhr)()
    xhr.open(method, url)
    for (const [name, value] of new Headers(headers)) xhr.setRequestHeader(name, value)
    xhr.upload.onprogress = ({ loaded, total }) => onProgress({ sentBytes: loaded, totalBytes: total })
    const answered = new Promise<Response>((resolve, reject) => {
      xhr.onload = () => resolve(responseOf(xhr, url))
      xhr.onerror = () => reject(new TypeError('The upload failed'))
    })
    xhr.send(body)
    return abortable(answered, signal ?? undefined).catch((failure) => {
      xhr.abort()
      throw failure
    })
  }

/** XMLHttpRequest follows redirects, whatever one wants: what came that way is not given on. */
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
