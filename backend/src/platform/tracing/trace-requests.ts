import { context, ROOT_CONTEXT, type Span, SpanKind, SpanStatusCode, trace } from '@opentelemetry/api';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { loggablePath } from '../logging.js';

/**
 * A trace for each request, which does not continue one of the client: everybody could choose what is recorded. The span
 * becomes current before the handler runs, because parsing the body leaves the asynchronous context.
 */
export function traceRequests(server: FastifyInstance): void {
  const tracer = trace.getTracer('shop');
  const spans = new WeakMap<FastifyRequest, Span>();
  server.addHook('onRequest', (request, _reply, done) => {
    const attributes = {
      'http.request.method': request.method,
      'url.path': loggablePath(request.url),
      'shop.request_id': request.id,
    };
    const name = `${request.method} ${request.routeOptions.url ?? 'unknown'}`;
    spans.set(request, tracer.startSpan(name, { kind: SpanKind.SERVER, attributes }, ROOT_CONTEXT));
    done();
  });
  server.addHook('preValidation', (request, _reply, done) => {
    const span = spans.get(request);
    context.with(span ? trace.setSpan(ROOT_CONTEXT, span) : ROOT_CONTEXT, done);
  });
  server.addHook('onResponse', (request, reply, done) => {
    end(spans.get(request), request, reply);
    done();
  });
}

function end(span: Span | undefined, request: FastifyRequest, { statusCode }: FastifyReply): void {
  span?.setAttributes({ 'http.response.status_code': statusCode, 'http.route': request.routeOptions.url ?? 'unknown' });
  if (statusCode >= 500) span?.setStatus({ code: SpanStatusCode.ERROR });
  span?.end();
}
