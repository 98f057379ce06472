import { setTimeout as sleep } from 'node:timers/promises'
import {
  type Context,
  defaultTextMapGetter,
  type Span as OtelSpan,
  SpanKind as OtelSpanKind,
  ROOT_CONTEXT,
  SpanStatusCode,
  trace,
} from '@opentelemetry/api'
import { W3CTraceContextPropagator } from '@opentelemetry/core'
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
  /** The base address from OTEL_EXPORTER_OTLP_ENDPOINT. */
  endpoint: string
  share: number
}

const sendEveryMs = 1000
/** How many spans wait to be sent. More are dropped. */
const maxQueuedSpans = 8192
const sendTimeoutMs = 2000
const closeWithinMs = 2500

const otelKinds = {
  server: OtelSpanKind.SERVER,
  consumer: OtelSpanKind.CONSUMER,
  client: OtelSpanKind.CLIENT,
  internal: OtelSpanKind.INTERNAL,
} satisfies Record<SpanKind, OtelSpanKind>

const propagator = new W3CTraceContextPropagator()

/** Without a valid `traceparent` it is the context of a new trace. */
const contextBelow = (traceparent: string | undefined): Context =>
  propagator.extract(ROOT_CONTEXT, { traceparent }, defaultTextMapGetter)

/**
 * Traces with OpenTelemetry. Spans are passed as arguments, and between processes as `traceparent`.
 * There is no ambient context: it would cost time, and the requests of one job have separate
 * traces.
 */
export function startOpenTelemetry(options: Options): Tracing {
  const provider = createProvider(options)
  const tracer = provider.getTracer('address-service')

  const begin: (context: Context, ...what: Parameters<Span['child']>) => Span = (
    context,
    name,
    kind,
    attributes = {},
    startTime = Date.now(),
  ) => spanOf(tracer.startSpan(name, { kind: otelKinds[kind], attributes, startTime }, context))

  function spanOf(span: OtelSpan): Span {
    const { traceId, spanId, traceFlags } = span.spanContext()
    return {
      traceId,
      traceparent: `00-${traceId}-${spanId}-0${traceFlags & 1}`,
      child: (...what) => begin(trace.setSpan(ROOT_CONTEXT, span), ...what),
      link(other) {
        const linked = trace.getSpanContext(contextBelow(other.traceparent))
        if (linked) span.addLink({ context: linked })
      },
      end(attributes = {}, { error, at } = {}) {
        span.setAttributes(error ? { ...attributes, 'error.type': error } : attributes)
        if (error) span.setStatus({ code: SpanStatusCode.ERROR })
        span.end(at)
      },
    }
  }

  return {
    start: (name, kind, { parent, attributes } = {}) =>
      begin(contextBelow(parent), name, kind, attributes),
    close: () =>
      Promise.race([
        provider.shutdown().catch(() => {}),
        sleep(closeWithinMs, undefined, { ref: false }),
      ]),
  }
}

function createProvider({ service, endpoint, share }: Options): TracerProvider {
  const exporter = new OTLPTraceExporter({
    url: `${endpoint.replace(/\/+$/, '')}/v1/traces`,
    timeoutMillis: sendTimeoutMs,
  })
  return new TracerProvider({
    resource: resourceFromAttributes({
      'service.name': `address-${service}`,
      'process.pid': process.pid,
    }),
    sampler: new ParentBasedSampler({ root: new TraceIdRatioBasedSampler(share) }),
    spanProcessors: [
      new BatchSpanProcessor({
        exporter,
        scheduledDelayMillis: sendEveryMs,
        maxQueueSize: maxQueuedSpans,
      }),
    ],
  })
}
