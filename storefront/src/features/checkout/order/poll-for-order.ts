import { ApiError, type PlacedOrder } from '@shop/contract';

export type OrderPollResult =
  | { kind: 'order'; order: PlacedOrder }
  /** Nobody was charged. `reason` is the server's sentence and names the product. */
  | { kind: 'sold-out'; reason: string }
  | { kind: 'not-paid' }
  /** The server has no such payment, or no such order that is paid by hand. */
  | { kind: 'unknown' }
  /** No definite answer yet; another request may bring one. */
  | { kind: 'unresolved' };

export type FetchOrder = (signal: AbortSignal) => Promise<PlacedOrder>;

const POLL_INTERVAL_MS = 1500;

/** Resolves after the interval, or as soon as `signal` aborts. */
function waitForNextPoll(signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, POLL_INTERVAL_MS);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      resolve();
    });
  });
}

/** What a failed request says about the order. Everything that another request may change is `unresolved`. */
export function toPollResult(error: unknown): OrderPollResult {
  if (!(error instanceof ApiError)) return { kind: 'unresolved' };
  if (error.status === 402) return { kind: 'not-paid' };
  if (error.status === 409 && error.code === 'OUT_OF_STOCK') {
    return { kind: 'sold-out', reason: error.serverMessage ?? 'Sold out, you were not charged' };
  }
  const isUnknown = error.status === 404 || error.status === 400 || error.code === 'CART_CHANGED';
  return { kind: isUnknown ? 'unknown' : 'unresolved' };
}

async function pollOnce(fetchOrder: FetchOrder, signal: AbortSignal): Promise<OrderPollResult> {
  try {
    return { kind: 'order', order: await fetchOrder(signal) };
  } catch (error) {
    return toPollResult(error);
  }
}

interface PollOptions {
  /** Ends the polling. */
  signal: AbortSignal;
  /** Whether `not-paid` may still become paid: a bank may need seconds. */
  mayStillSucceed: boolean;
  wait?: (signal: AbortSignal) => Promise<void>;
}

/** Polls until there is an order or a final answer, or until `signal` aborts. */
export async function pollForOrder(
  fetchOrder: FetchOrder,
  { signal, mayStillSucceed, wait = waitForNextPoll }: PollOptions,
): Promise<OrderPollResult> {
  const mayChange = ({ kind }: OrderPollResult) => kind === 'unresolved' || (kind === 'not-paid' && mayStillSucceed);
  let result = await pollOnce(fetchOrder, signal);
  while (!signal.aborted && mayChange(result)) {
    await wait(signal);
    if (!signal.aborted) result = await pollOnce(fetchOrder, signal);
  }
  return result;
}
