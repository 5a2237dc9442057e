import { ApiError } from '@shop/contract';
import { pollForOrder, type FetchOrder, type OrderPollResult } from './poll-for-order.ts';

const order = { id: 'f3b1', orderNumber: 'ORD-7KQ2M9XA' };
const apiError = (status: number, body: object = {}) => new ApiError(status, JSON.stringify(body), '');

/** Polls a server that gives these answers in turn and then repeats the last one. Resolves with the result and the requests made. */
async function poll(
  answers: (Error | typeof order)[],
  mayStillSucceed = true,
  maxRequests = 10,
): Promise<[OrderPollResult, number]> {
  const abort = new AbortController();
  let requests = 0;
  const fetchOrder: FetchOrder = async () => {
    const answer = answers[Math.min(requests, answers.length - 1)];
    requests += 1;
    if (!answer || answer instanceof Error) throw answer ?? new Error('no answer');
    return answer;
  };
  const wait = async () => {
    if (requests >= maxRequests) abort.abort();
  };
  return [await pollForOrder(fetchOrder, { signal: abort.signal, mayStillSucceed, wait }), requests];
}

test('keeps polling through a lost connection, a busy server and a payment that has not arrived yet', async () => {
  const answers = [new TypeError('Failed to fetch'), apiError(503), apiError(429), apiError(402), order];
  expect(await poll(answers)).toEqual([{ kind: 'order', order }, 5]);
});

test('sold out is a final answer and carries the reason', async () => {
  const soldOut = apiError(409, { code: 'OUT_OF_STOCK', message: 'Tee is sold out, you were not charged' });
  expect(await poll([soldOut])).toEqual([{ kind: 'sold-out', reason: 'Tee is sold out, you were not charged' }, 1]);
});

test('"not paid" is final only when the payment cannot succeed any more', async () => {
  expect(await poll([apiError(402)], false)).toEqual([{ kind: 'not-paid' }, 1]);
  expect(await poll([apiError(402)], true, 4)).toEqual([{ kind: 'not-paid' }, 4]);
});

test('an unknown payment is not polled again', async () => {
  expect(await poll([apiError(404)])).toEqual([{ kind: 'unknown' }, 1]);
});

test('polling without a definite answer ends unresolved', async () => {
  expect(await poll([apiError(500)], true, 3)).toEqual([{ kind: 'unresolved' }, 3]);
});
