import { setTimeout as sleep } from 'node:timers/promises'
import {
  type Context,
  type Span as OtelSpan,
  SpanKind as OtelSpanKind,
  ROOT_CONTEXT,
  SpanStatusCode,
  trace,
} from '@opentelemetry/api'
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http'
import { resourceFromAttributes } from '@opentelemetry/resources'
import {
  BatchSpanProcessor,
  ParentBasedSampler,
  TraceIdRatioBasedSampler,
  TracerProvider,
} from '@opentelemetry/sdk-trace'
import type { Span, SpanKind, Tracing } from './tracing.ts'

interface Options {
  service: string
  /** Base address, as OTEL_EXPORTER_OTLP_ENDPOINT has it. */
  endpoint: string
  share: number
}

const sendEveryMs = 1000
/** Spans that wait to be sent; more are dropped. */
const mostWaiting = 8192
const sendTimeoutMs = 2000
const closeWithinMs = 2500

const otelKinds = {
  server: OtelSpanKind.SERVER,
  consumer: OtelSpanKind.CONSUMER,
  client: OtelSpanKind.CLIENT,
  internal: OtelSpanKind.INTERNAL,
} satisfies Record<SpanKind, OtelSpanKind>

/**
 * Traces by OpenTelemetry. Spans are handed on as arguments, and between processes as `traceparent`: there is no ambient context, so none
 * of its cost, and questions that share a job keep their traces apart.
 */
export function startOpenTelemetry({ service, endpoint, share }: Options): Tracing {
  const exporter = new OTLPTraceExporter({
    url: `${endpoint.replace(/\/+$/, '')}/v1/traces`,
    timeoutMillis: sendTimeoutMs,
  })
  const provider = new TracerProvider({
    resource: resourceFromAttributes({ 'service.name': `address-${service}`, 'process.pid': process.pid }),
    sampler: new ParentBasedSampler({ root: new TraceIdRatioBasedSampler(share) }),
    spanProcessors: [
      new BatchSpanProcessor({ exporter, scheduledDelayMillis: sendEveryMs, maxQueueSize: mostWaiting }),
    ],
  })
  const tracer = provider.getTracer('address-service')

  const begin: (context: Context, ...what: Parameters<Span['child']>) => Span = (
    context,
    name,
    kind,
    attributes = {},
    startTime = Date.now(),
  ) => spanOf(tracer.startSpan(name, { kind: otelKinds[kind], attributes, startTime }, context))

  function spanOf(own: OtelSpan): Span {
    const { traceId, spanId, traceFlags } = own.spanContext()
    return {
      traceId,
      traceparent: `00-${traceId}-${spanId}-0${traceFlags & 1}`,
      child: (...what) => begin(trace.setSpan(ROOT_CONTEXT, own), ...what),
      link: (other) => void own.addLink({ context: contextOf(other.traceparent) as SpanContext }),
      end(attributes = {}, { error, at } = {}) {
        own.setAttributes(error ? { ...attributes, 'error.type': error } : attributes)
        if (error) own.setStatus({ code: SpanStatusCode.ERROR })
        own.end(at)
      },
    }
  }

  return {
    start: (name, kind, { parent, attributes } = {}) => {
      const above = parent && contextOf(parent)
      return begin(above ? trace.setSpanContext(ROOT_CONTEXT, above) : ROOT_CONTEXT, name, kind, attributes)
    },
    close: () => Promise.race([provider.shutdown().catch(() => {}), sleep(closeWithinMs, undefined, { ref: false })]),
  }
}

type SpanContext = NonNullable<ReturnType<typeof contextOf>>

/** W3C Trace Context, section 3.2.2. */
const form = /^[\da-f]{2}-([\da-f]{32})-([\da-f]{16})-([\da-f]{2})/

function contextOf(traceparent: string) {
  const [, traceId = '', spanId = '', flags = ''] = form.exec(traceparent) ?? []
  if (!/[^0]/.test(traceId) || !/[^0]/.test(spanId) || traceparent.startsWith('ff')) return undefined
  return { traceId, spanId, traceFlags: Number.parseInt(flags, 16) & 1, isRemote: true }
}
