import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { IncomingMessage } from 'node:http';

/** 100 MiB over a connection of one megabit per second. */
export const UPLOAD_TIMEOUT_MS = 15 * 60_000;
const BODY_TIMEOUT_MS = 30_000;

const bodyTimers = new WeakMap<IncomingMessage, NodeJS.Timeout>();

const announcesBody = ({ headers }: IncomingMessage): boolean =>
  headers['transfer-encoding'] !== undefined || (headers['content-length'] ?? '0') !== '0';

/**
 * Node has one time limit for receiving any request; uploads need a longer one than the rest. Requests without a body get no
 * timer: the page renderer injects several GETs per page, and a pending timer would keep each answer in memory.
 */
export function limitBodyTime({ raw }: Pick<FastifyRequest, 'raw'>): void {
  if (raw.complete || !announcesBody(raw)) return;
  const limit = setTimeout(() => raw.destroy(), BODY_TIMEOUT_MS).unref();
  bodyTimers.set(raw, limit);
  raw.once('end', () => clearTimeout(limit)).once('close', () => clearTimeout(limit));
}

/** Gives an upload UPLOAD_TIMEOUT_MS. Call it once the permission is checked: a refused sender must not hold the connection. */
export function allowSlowBody({ raw }: Pick<FastifyRequest, 'raw'>): void {
  clearTimeout(bodyTimers.get(raw));
}

/** For an answer that needs no more of the body: the connection is closed after it, instead of waiting for the rest. */
export function closeUnlessReceived({ raw }: Pick<FastifyRequest, 'raw'>, reply: Pick<FastifyReply, 'header'>): void {
  if (!raw.complete && announcesBody(raw)) void reply.header('connection', 'close');
}

/** Call it before any other hook is added: whoever answers early, the rest of the body is limited. */
export function limitBodyTimes(server: FastifyInstance): void {
  server.addHook('onRequest', (request, _reply, done) => {
    limitBodyTime(request);
    done();
  });
}
