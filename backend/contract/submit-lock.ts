/** The two clicks of a double click are at most this far apart. */
const DOUBLE_CLICK_MS = 500;

/**
 * Sends the same input once: while it is sent, and for a moment after it succeeded, a repeated call gets the promise of the first.
 * It does not wait for a render, as a disabled button does; the moment covers a dialog that is still closing.
 */
export function createSubmitLock(now: () => number = () => performance.now()) {
  const running = new Map<string, Promise<unknown>>();
  let succeeded: { id: string; at: number; sent: Promise<unknown> } | undefined;
  return function submitOnce<Result>(input: unknown, send: () => Promise<Result>): Promise<Result> {
    const id = JSON.stringify(input) ?? '';
    const isRepeated = succeeded?.id === id && now() - succeeded.at < DOUBLE_CLICK_MS;
    const first = running.get(id) ?? (isRepeated ? succeeded?.sent : undefined);
    if (first) return first as Promise<Result>;
    succeeded = undefined;
    const sent = send();
    running.set(id, sent);
    sent.then(
      () => {
        running.delete(id);
        succeeded = { id, at: now(), sent };
      },
      () => running.delete(id),
    );
    return sent;
  };
}
