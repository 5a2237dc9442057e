import { ownValue } from '@shop/contract/own-value';
import { randomUUID } from 'node:crypto';
import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';

interface ClientError extends Error {
  code?: string;
  /** A Buffer, though fastify's types say otherwise. It holds the whole request, if that came in one packet. */
  rawPacket?: unknown;
}

const STATUS_OF_CODE: Record<string, number> = { ERR_HTTP_REQUEST_TIMEOUT: 408, HPE_HEADER_OVERFLOW: 431 };
const MESSAGES: Record<number, string> = {
  400: 'The request could not be read',
  408: 'The request took too long',
  431: 'The request has too many or too large headers',
};

/**
 * Answers what Node could not parse as a request in the form of all other errors, without a body to a HEAD. No hook and no route
 * ever sees it.
 */
export function clientErrorHandler(error: ClientError, socket: Socket): void {
  if (error.code === 'ECONNRESET' || socket.destroyed) return;
  const status = ownValue(STATUS_OF_CODE, error.code ?? '') ?? 400;
  const body = JSON.stringify({ statusCode: status, message: MESSAGES[status], requestId: randomUUID() });
  const head = [
    `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
    'Content-Type: application/json; charset=utf-8',
    `Content-Length: ${Buffer.byteLength(body)}`,
    'Cache-Control: no-store',
    'X-Content-Type-Options: nosniff',
    'Connection: close',
  ];
  const { rawPacket } = error;
  const isHead = Buffer.isBuffer(rawPacket) && rawPacket.subarray(0, 5).toString('latin1') === 'HEAD ';
  if (socket.writable) socket.write(`${head.join('\r\n')}\r\n\r\n${isHead ? '' : body}`);
  socket.destroy(error);
}
