import { context, propagation, trace } from '@opentelemetry/api';
import { AsyncLocalStorageContextManager } from '@opentelemetry/context-async-hooks';
import { W3CTraceContextPropagator } from '@opentelemetry/core';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { defaultResource, resourceFromAttributes } from '@opentelemetry/resources';
import { BatchSpanProcessor, ParentBasedSampler, TraceIdRatioBasedSampler, TracerProvider } from '@opentelemetry/sdk-trace';
import { VERSION } from '#platform/version.js';
import { traceStatements } from './trace-statements.js';

interface ExportOptions {
  /** OTLP over HTTP, without the path. */
  endpoint: string;
  serviceName: string;
  /** The share of requests that are traced. */
  ratio: number;
}

/** Sends traces to a collector. Returns a function that sends the last ones. Loaded only when a collector is set. */
export function exportTraces({ endpoint, serviceName, ratio }: ExportOptions): () => Promise<void> {
  const exporter = new OTLPTraceExporter({ url: `${endpoint.replace(/\/$/, '')}/v1/traces` });
  const attributes = { 'service.name': serviceName, 'service.version': VERSION };
  const provider = new TracerProvider({
    resource: defaultResource().merge(resourceFromAttributes(attributes)),
    sampler: new ParentBasedSampler({ root: new TraceIdRatioBasedSampler(ratio) }),
    spanProcessors: [new BatchSpanProcessor({ exporter })],
  });
  context.setGlobalContextManager(new AsyncLocalStorageContextManager().enable());
  propagation.setGlobalPropagator(new W3CTraceContextPropagator());
  trace.setGlobalTracerProvider(provider);
  traceStatements();
  return () => provider.shutdown();
}
