import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { IncomingMessage } from 'node:http';
import { AppError } from '../app-error.js';

const HOST = /^(?:[a-z0-9](?:[a-z0-9._-]*[a-z0-9])?|\[[0-9a-f:.]+\])(?::(\d{1,5}))?$/i;
const MAX_PORT = 65_535;

function isHost(host: string): boolean {
  const found = HOST.exec(host);
  return found !== null && Number(found[1] ?? 0) <= MAX_PORT;
}

const isHostHeader = (name: string | undefined): boolean => name?.length === 4 && name.toLowerCase() === 'host';

function countHosts({ rawHeaders }: IncomingMessage): number {
  let hosts = 0;
  for (let at = 0; at < rawHeaders.length; at += 2) if (isHostHeader(rawHeaders[at])) hosts++;
  return hosts;
}

/** Links are built from the host where PUBLIC_ORIGIN is not set. Without the header (HTTP/1.0) the host is empty. */
function hasValidHost(request: FastifyRequest): boolean {
  const { host } = request.raw.headers;
  return host === undefined || (isHost(host) && isHost(request.host) && countHosts(request.raw) < 2);
}

const WITH_PORT = /^(?:\[([^\]]*)\](?::\d+)?|(\d+(?:\.\d+){3}):\d+)$/;

/** Some proxies add the port of the visitor, which changes with every connection: limits would count none of them twice. */
function withoutPorts({ headers }: IncomingMessage): void {
  const forwarded = headers['x-forwarded-for'];
  if (typeof forwarded !== 'string' || !forwarded.includes(':')) return;
  const addresses = forwarded.split(',').map((address) => address.trim().replace(WITH_PORT, '$1$2'));
  headers['x-forwarded-for'] = addresses.join(', ');
}

/** URL parsers read it as a slash and routers do not, so a path would be two pages. Browsers never send it. */
const hasBackslash = ({ url = '' }: IncomingMessage): boolean => url.split('?', 1).some((path) => path.includes('\\'));

const REFUSED_PATH = '/refused-address';
const REFUSED_PAGE =
  '<!doctype html><html lang="en"><meta charset="utf-8"><title>400 Bad Request</title><p>This address cannot be read. <a href="/">Go to the shop</a></p></html>';
const refused = new WeakMap<IncomingMessage, { status: number; path: string }>();

/**
 * For Fastify's option of this name. The router refuses an address before any hook runs, so the request is routed again to a
 * path that exists: the answer then has the headers, the request id and the log line of every other one.
 */
export function frameworkErrors(error: { statusCode?: number }, request: FastifyRequest, reply: FastifyReply): void {
  const { raw, server } = request;
  refused.set(raw, { status: error.statusCode ?? 400, path: raw.url ?? '' });
  raw.url = REFUSED_PATH;
  server.routing(raw, reply.raw);
}

/** Refuses addresses and hosts that are none, and reads those of visitors. */
export function checkRequestAddress(server: FastifyInstance): void {
  server.addHook('onRequest', (request, _reply, done) => {
    withoutPorts(request.raw);
    if (hasBackslash(request.raw)) done(new AppError(400, 'The address cannot be read'));
    else done(hasValidHost(request) ? undefined : new AppError(400, 'The Host header is not valid'));
  });
  const answer = async (request: FastifyRequest, reply: FastifyReply): Promise<unknown> => {
    const { status, path } = refused.get(request.raw) ?? { status: 404, path: '/api/' };
    if (/^\/api\//i.test(path)) throw new AppError(status, status === 404 ? 'Not found' : 'The address cannot be read');
    return reply.status(status).type('text/html; charset=utf-8').header('cache-control', 'no-store').send(REFUSED_PAGE);
  };
  // In onRequest, so that no body is read.
  server.all(REFUSED_PATH, { onRequest: answer }, answer);
}
