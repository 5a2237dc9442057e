import type { LiveChangesView } from '#modules/live/live-changes.view.js';

export interface LiveClient {
  status: number;
  headers: Headers;
  /** The events so far. */
  events: LiveChangesView[];
  /** Everything that was received, with heartbeats. */
  text(): string;
  /** Resolves when the server has ended the stream. */
  ended: Promise<void>;
  close(): void;
}

/** Opens the live stream of an API instance and collects its events, as the admin does. */
export async function openLive(origin: string, headers: Record<string, string>): Promise<LiveClient> {
  const closing = new AbortController();
  const response = await fetch(`${origin}/api/admin/live`, { headers, signal: closing.signal });
  const events: LiveChangesView[] = [];
  let text = '';
  const read = async (): Promise<void> => {
    const decoder = new TextDecoder();
    for await (const chunk of response.body ?? []) {
      text += decoder.decode(chunk as Uint8Array, { stream: true });
      const complete = text.split('\n\n').slice(0, -1);
      const datas = complete.flatMap((block) => /^data: (.*)$/m.exec(block)?.[1] ?? []);
      events.push(...datas.slice(events.length).map((data) => JSON.parse(data) as LiveChangesView));
    }
  };
  const ended = read().catch(() => undefined);
  return { status: response.status, headers: response.headers, events, text: () => text, ended, close: () => closing.abort() };
}
