import { type SpanOptions, SpanStatusCode, trace } from '@opentelemetry/api';

/** Runs `work` in a span of the current trace. Costs nothing while no traces are exported. */
export function inSpan<T>(name: string, options: SpanOptions, work: () => Promise<T>): Promise<T> {
  return trace.getTracer('shop').startActiveSpan(name, options, async (span) => {
    try {
      return await work();
    } catch (error) {
      // The message may contain personal data; the log has it, with the same request id.
      span.setStatus({ code: SpanStatusCode.ERROR });
      throw error;
    } finally {
      span.end();
    }
  });
}
