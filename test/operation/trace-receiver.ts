import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

/** A span as it was received. */
export interface ReceivedSpan {
  service: string
  name: string
  traceId: string
  spanId: string
  parentSpanId: string
  links: string[]
  attributes: Record<string, string | number | boolean>
}

interface OtlpAttribute {
  key: string
  value: { stringValue?: string; intValue?: number; doubleValue?: number; boolValue?: boolean }
}
interface OtlpSpan {
  name: string
  traceId: string
  spanId: string
  parentSpanId?: string
  links?: { spanId: string }[]
  attributes: OtlpAttribute[]
}
interface OtlpTraces {
  resourceSpans: {
    resource: { attributes: OtlpAttribute[] }
    scopeSpans: { spans: OtlpSpan[] }[]
  }[]
}

/** Takes traces as a collector does (OTLP over HTTP, JSON). */
export async function startTraceReceiver() {
  const spans: ReceivedSpan[] = []
  const server = createServer(async (request, response) => {
    let body = ''
    for await (const chunk of request) body += chunk
    if (request.url === '/v1/traces') spans.push(...spansOf(JSON.parse(body)))
    response.setHeader('content-type', 'application/json').end('{}')
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    spans,
    stop: () => server.close().closeAllConnections(),
  }
}

const spansOf = ({ resourceSpans }: OtlpTraces): ReceivedSpan[] =>
  resourceSpans.flatMap(({ resource, scopeSpans }) =>
    scopeSpans
      .flatMap(({ spans }) => spans)
      .map(({ name, traceId, spanId, parentSpanId = '', links = [], attributes }) => ({
        service: String(valuesOf(resource.attributes)['service.name']),
        name,
        traceId,
        spanId,
        parentSpanId,
        links: links.map((link) => link.spanId),
        attributes: valuesOf(attributes),
      })),
  )

const valuesOf = (attributes: OtlpAttribute[]) =>
  Object.fromEntries(
    attributes.map(({ key, value }) => [key, Object.values(value)[0] as string | number | boolean]),
  )
