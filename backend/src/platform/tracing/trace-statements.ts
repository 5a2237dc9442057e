import { context, type Span, SpanKind, SpanStatusCode, trace } from '@opentelemetry/api';
import { Client } from 'pg';

type Query = (this: Client, ...parameters: unknown[]) => unknown;
type Callback = (error: unknown, ...results: unknown[]) => void;

const nameOf = (statement: unknown): string | undefined => (statement as { name?: string } | undefined)?.name;
const textOf = (statement: unknown): string | undefined =>
  typeof statement === 'string' ? statement : (statement as { text?: string } | undefined)?.text;

/** A span for each SQL statement of a trace. Contains the text of the statement and never its values. */
export function traceStatements(): void {
  const query = Reflect.get(Client.prototype, 'query') as Query;
  Reflect.set(Client.prototype, 'query', function tracedQuery(this: Client, ...parameters: unknown[]): unknown {
    const span = startSpan(parameters[0]);
    if (!span) return query.apply(this, parameters);
    const callback = parameters.at(-1);
    if (typeof callback === 'function') {
      // The driver calls it from the socket; the rest of the request belongs to the same trace.
      const bound = context.bind(context.active(), callback as Callback);
      const done: Callback = (error, ...results) => (end(span, error), bound(error, ...results));
      return query.apply(this, [...parameters.slice(0, -1), done]);
    }
    const result = query.apply(this, parameters) as Promise<unknown>;
    result.then(
      () => end(span),
      (error: unknown) => end(span, error),
    );
    return result;
  });
}

/** Streams, such as the copies of a backup, and statements outside of a trace have none. */
function startSpan(statement: unknown): Span | undefined {
  const text = textOf(statement);
  if (text === undefined || !trace.getActiveSpan()) return undefined;
  const attributes = { 'db.system.name': 'postgresql', 'db.query.text': text };
  const name = nameOf(statement) ?? /\w+/.exec(text)?.[0].toLowerCase() ?? 'statement';
  return trace.getTracer('shop').startSpan(name, { kind: SpanKind.CLIENT, attributes });
}

function end(span: Span, error?: unknown): void {
  if (error) span.setStatus({ code: SpanStatusCode.ERROR });
  span.end();
}
