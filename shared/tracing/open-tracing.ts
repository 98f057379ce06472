import type { Tracing } from './tracing.ts'

interface Settings {
  /** Where traces are sent (OTLP over HTTP); without it there are none. */
  otelExporterOtlpEndpoint?: string | undefined
  /** Share of the traces that begin here, from 0 to 1. */
  otelTracesSamplerArg: number
}

/** Undefined when tracing is off: nothing of OpenTelemetry is loaded then, and nothing is asked but whether there is a span. */
export async function openTracing(service: string, settings: Settings): Promise<Tracing | undefined> {
  const { otelExporterOtlpEndpoint: endpoint, otelTracesSamplerArg: share } = settings
  if (!endpoint) return undefined
  const { startOpenTelemetry } = await import('./opentelemetry.ts')
  return startOpenTelemetry({ service, endpoint, share })
}
