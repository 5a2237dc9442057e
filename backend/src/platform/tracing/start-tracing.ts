import type { Logger } from 'pino';
import type { Config } from '#src/config.js';

/** Exports traces when OTEL_EXPORTER_OTLP_ENDPOINT is set. Returns a function that sends the last ones. */
export async function startTracing(config: Config, serviceName: string, logger: Logger): Promise<() => Promise<void>> {
  const { OTEL_EXPORTER_OTLP_ENDPOINT: endpoint, OTEL_TRACES_SAMPLER_ARG: ratio } = config;
  if (endpoint === undefined) return () => Promise.resolve();
  const { exportTraces } = await import('./export-traces.js');
  const stop = exportTraces({ endpoint, serviceName, ratio });
  // A collector that is gone must not keep a process from ending in order.
  return () => stop().catch((error: unknown) => logger.warn({ err: error }, 'the last traces were not sent'));
}
