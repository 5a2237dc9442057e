import type { LiveChanges } from '@shop/contract';
import { authorization, withSession } from '../api.ts';
import { createEventParser } from './event-blocks.ts';
import { reconnectDelayMs } from './reconnect-delay.ts';

/** A stream that ends earlier counts as a failed connection. */
const MIN_LIFE_MS = 5_000;

interface ChangeListener {
  /** `missed` is true when changes may have been missed, because an earlier connection failed or ended. */
  onConnect: (missed: boolean) => void;
  onChanges: (changes: LiveChanges) => void;
}

/**
 * Follows the changes that the server announces until `signal` is aborted, and connects again whenever the stream ends. Without
 * a connection nothing happens: every list has its Refresh. EventSource could not send the token.
 */
export async function followChanges(listener: ChangeListener, signal: AbortSignal): Promise<void> {
  let failures = 0;
  for (let isFirst = true; !signal.aborted; isFirst = false) {
    const startedAt = performance.now();
    const isConnected = await readStream(listener, !isFirst, signal).catch(() => false);
    failures = isConnected && performance.now() - startedAt > MIN_LIFE_MS ? 0 : failures + 1;
    await pause(reconnectDelayMs(failures, Math.random()), signal);
  }
}

/** Resolves with whether the server has accepted the connection, when the stream has ended. */
async function readStream({ onConnect, onChanges }: ChangeListener, missed: boolean, signal: AbortSignal): Promise<boolean> {
  const response = await withSession(() => fetch('/api/admin/live', { headers: authorization(), cache: 'no-store', signal }));
  if (!response.ok || !response.body) return false;
  onConnect(missed);
  const reader = response.body.pipeThrough(new TextDecoderStream()).getReader();
  const parse = createEventParser();
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return true;
    for (const { event, data } of parse(value)) if (event === 'changes') onChanges(JSON.parse(data) as LiveChanges);
  }
}

/** Without a network, it lasts until there is one. */
function pause(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const end = (): void => {
      clearTimeout(timer);
      globalThis.removeEventListener('online', end);
      resolve();
    };
    const timer = setTimeout(() => navigator.onLine && end(), ms);
    globalThis.addEventListener('online', end);
    signal.addEventListener('abort', end, { once: true });
  });
}
