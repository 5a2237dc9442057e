import { ApiError } from '@shop/contract';
import { pollForOrder, type FetchOrder, type OrderPollResult } from './poll-for-order.ts';

const order = { id: 'f3b1', orderNumber: 'ORD-7KQ2M9XA' };
const refusal = (status: number, body: object = {}) => new ApiError(status, JSON.stringify(body), '');

/** Asks a server that gives these answers one after the other, the last one for ever. */
async function waitFor(answers: (Error | typeof order)[], mayStillSucceed = true, patience = 10): Promise<[OrderPollResult, number]> {
  const ending = new AbortController();
  let asked = 0;
  const ask: FetchOrder = async () => {
    const answer = answers[Math.min(asked, answers.length - 1)];
    asked += 1;
    if (!answer || answer instanceof Error) throw answer ?? new Error('no answer');
    return answer;
  };
  const between = async () => {
    if (asked >= patience) ending.abort();
  };
  return [await pollForOrder(ask, { signal: ending.signal, mayStillSucceed, between }), asked];
}

test('asks on through a lost connection, a busy server and a payment that is not there yet', async () => {
  const answers = [new TypeError('Failed to fetch'), refusal(503), refusal(429), refusal(402), order];
  expect(await waitFor(answers)).toEqual([{ kind: 'order', order }, 5]);
});

test('sold out is an answer, with the reason', async () => {
  const sold = refusal(409, { code: 'OUT_OF_STOCK', message: 'Tee is sold out, you were not charged' });
  expect(await waitFor([sold])).toEqual([{ kind: 'sold-out', reason: 'Tee is sold out, you were not charged' }, 1]);
});

test('"not paid" ends the waiting only where nothing more is to come', async () => {
  expect(await waitFor([refusal(402)], false)).toEqual([{ kind: 'not-paid' }, 1]);
  expect(await waitFor([refusal(402)], true, 4)).toEqual([{ kind: 'not-paid' }, 4]);
});

test('an unknown payment is not asked for again', async () => {
  expect(await waitFor([refusal(404)])).toEqual([{ kind: 'unknown' }, 1]);
});

test('without an answer the waiting ends late', async () => {
  expect(await waitFor([refusal(500)], true, 3)).toEqual([{ kind: 'late' }, 3]);
});
