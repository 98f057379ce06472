import type { Tracing } from './tracing.ts'

interface Settings {
  /** Where traces are sent (OTLP over HTTP). Without it tracing is off. */
  otelExporterOtlpEndpoint?: string | undefined
  /** Share of the new traces that are recorded, from 0 to 1. */
  otelTracesSamplerArg: number
}

/** Returns undefined when tracing is off. OpenTelemetry is then not loaded. */
export async function openTracing(
  service: string,
  settings: Settings,
): Promise<Tracing | undefined> {
  const { otelExporterOtlpEndpoint: endpoint, otelTracesSamplerArg: share } = settings
  if (!endpoint) return undefined
  const { startOpenTelemetry } = await import('./opentelemetry.ts')
  return startOpenTelemetry({ service, endpoint, share })
}
