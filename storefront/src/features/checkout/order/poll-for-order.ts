import { ApiError, type PlacedOrder } from '@shop/contract';

export type OrderPollResult =
  | { kind: 'order'; order: PlacedOrder }
  /** Nobody was charged; the server's sentence says what is gone. */
  | { kind: 'sold-out'; reason: string }
  | { kind: 'not-paid' }
  /** The server knows no such payment. */
  | { kind: 'unknown' }
  /** No clear answer in time. */
  | { kind: 'late' };

export type FetchOrder = (signal: AbortSignal) => Promise<PlacedOrder>;

const POLL_INTERVAL_MS = 1500;

/** Between two questions; ends at once when the waiting does. */
function pause(signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, POLL_INTERVAL_MS);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      resolve();
    });
  });
}

/** What a refusal says about the order; "late" stands for everything that another try may change. */
export function toPollResult(error: unknown): OrderPollResult {
  if (!(error instanceof ApiError)) return { kind: 'late' };
  if (error.status === 402) return { kind: 'not-paid' };
  if (error.status === 409 && error.code === 'OUT_OF_STOCK') {
    return { kind: 'sold-out', reason: error.serverMessage ?? 'Sold out, you were not charged' };
  }
  return error.status === 404 || error.status === 400 ? { kind: 'unknown' } : { kind: 'late' };
}

async function pollOnce(ask: FetchOrder, signal: AbortSignal): Promise<OrderPollResult> {
  try {
    return { kind: 'order', order: await ask(signal) };
  } catch (error) {
    return toPollResult(error);
  }
}

interface Waiting {
  /** Ends the waiting. */
  signal: AbortSignal;
  /** Whether "not paid" may still become "paid": a bank may take seconds. */
  mayStillSucceed: boolean;
  between?: (signal: AbortSignal) => Promise<void>;
}

/** Asks until there is an order, or a no that will not change, or until the signal ends it. */
export async function pollForOrder(ask: FetchOrder, { signal, mayStillSucceed, between = pause }: Waiting): Promise<OrderPollResult> {
  const mayChange = ({ kind }: OrderPollResult) => kind === 'late' || (kind === 'not-paid' && mayStillSucceed);
  let found = await pollOnce(ask, signal);
  while (!signal.aborted && mayChange(found)) {
    await between(signal);
    if (!signal.aborted) found = await pollOnce(ask, signal);
  }
  return found;
}
