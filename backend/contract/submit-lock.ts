/** The two clicks of a double click are at most this far apart. */
export const DOUBLE_CLICK_MS = 500;

interface Call {
  id: string;
  sent: Promise<unknown>;
  succeededAt?: number;
}

/** The last call of any lock: after another action (pack, undo, pack), an equal call is meant. */
let lastCall: Call | undefined;

/**
 * Sends the same input once: while it is sent, and for a moment after it succeeded, a repeated call gets the promise of the first.
 * It does not wait for a render, as a disabled button does; the moment covers a dialog that is still closing.
 */
export function createSubmitLock(now: () => number = () => performance.now()) {
  // After another input, the same one is meant again: on, off, on.
  let latest: Call | undefined;
  const isRepeated = (call: Call): boolean =>
    call.succeededAt === undefined || (call === lastCall && now() - call.succeededAt < DOUBLE_CLICK_MS);
  return function submitOnce<Result>(input: unknown, send: () => Promise<Result>): Promise<Result> {
    const id = JSON.stringify(input) ?? '';
    if (latest?.id === id && isRepeated(latest)) return latest.sent as Promise<Result>;
    const sent = send();
    const call: Call = { id, sent };
    latest = call;
    lastCall = call;
    sent.then(
      () => (call.succeededAt = now()),
      () => {
        if (latest === call) latest = undefined;
      },
    );
    return sent;
  };
}
