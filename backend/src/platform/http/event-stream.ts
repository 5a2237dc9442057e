import { Readable } from 'node:stream';
import type { FastifyReply } from 'fastify';

/** What a client may leave unread before it is disconnected. */
const MAX_BACKLOG_BYTES = 16 * 1024;

export const EVENT_STREAM = 'text/event-stream';

/** Whether the response is a stream of events. */
export const isStream = (reply: FastifyReply): boolean => String(reply.getHeader('content-type')).startsWith(EVENT_STREAM);

/** The body of a response with server-sent events. A client that reads too slowly is disconnected. */
export class EventStream {
  readonly body = new Readable({ read: () => undefined });
  private ended = false;

  /** Calls `listener` once, when the client or the server has ended the stream. */
  onClose(listener: () => void): void {
    this.body.once('close', listener);
  }

  send(event: string, data: object): void {
    this.write(`event: ${event}\ndata: ${JSON.stringify(data)}\n\n`);
  }

  /** A line that clients skip: it keeps the connection open and finds out whether the client is still there. */
  sendHeartbeat(): void {
    this.write(':\n\n');
  }

  end(): void {
    if (this.ended) return;
    this.ended = true;
    if (this.body.readableLength > 0) this.body.destroy();
    else this.body.push(null);
  }

  private write(text: string): void {
    if (this.ended || this.body.destroyed) return;
    this.body.push(text);
    if (this.body.readableLength > MAX_BACKLOG_BYTES) this.body.destroy();
  }
}
