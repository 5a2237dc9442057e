import { once } from 'node:events';
import { get, type IncomingHttpHeaders, type IncomingMessage } from 'node:http';
import type { LiveChangesView } from '#modules/live/live-changes.view.js';

export interface LiveClient {
  status: number;
  headers: IncomingHttpHeaders;
  /** The events so far. */
  events: LiveChangesView[];
  /** Everything that was received, with heartbeats. */
  text(): string;
  /** Resolves when the server has ended the stream. */
  ended: Promise<void>;
  close(): void;
}

/**
 * Opens the live stream of an API instance and collects its events, as the admin does. Not with `fetch`, which opens another
 * connection after one that was aborted; a server that closes would wait for it.
 */
export async function openLive(origin: string, headers: Record<string, string>): Promise<LiveClient> {
  const request = get(`${origin}/api/admin/live`, { headers, agent: false });
  const [response] = (await once(request, 'response')) as [IncomingMessage];
  const events: LiveChangesView[] = [];
  let text = '';
  response.setEncoding('utf8').on('data', (piece: string) => {
    text += piece;
    const complete = text.split('\n\n').slice(0, -1);
    const datas = complete.flatMap((block) => /^data: (.*)$/m.exec(block)?.[1] ?? []);
    events.push(...datas.slice(events.length).map((data) => JSON.parse(data) as LiveChangesView));
  });
  // Without a listener, the error of a connection that `close` cuts would fail the test.
  response.on('error', () => undefined);
  const ended = new Promise<void>((resolve) => response.once('close', resolve));
  return {
    status: response.statusCode ?? 0,
    headers: response.headers,
    events,
    text: () => text,
    ended,
    close: () => request.destroy(),
  };
}
