import { ApiError } from '@shop/contract';
import { createRequestSender, type Keyed } from './request-sender.ts';

const refusal = (status: number, code?: string): ApiError => new ApiError(status, JSON.stringify({ code }), '');

/** The keys of requests that end with these outcomes, one after another. */
async function keysOf(...outcomes: ('saved' | Error | 'closed')[]): Promise<string[]> {
  const { send, renewKey } = createRequestSender();
  const keys: string[] = [];
  for (const [input, outcome] of outcomes.entries()) {
    if (outcome === 'closed') renewKey();
    else
      await send(input, ({ headers }: Keyed) => {
        keys.push(headers['idempotency-key']);
        return outcome === 'saved' ? Promise.resolve() : Promise.reject(outcome);
      }).catch(() => undefined);
  }
  return keys;
}

it.each<[string, 'saved' | Error | 'closed', boolean]>([
  ['after a success', 'saved', false],
  ['when the form was closed', 'closed', false],
  ['when the key was used for another request', refusal(422, 'IDEMPOTENCY_KEY_REUSED'), false],
  ['when nobody knows whether it was saved', refusal(409, 'OUTCOME_UNKNOWN'), false],
  ['after a refusal', refusal(400, 'INVALID'), true],
  ['after an error without an answer', new TypeError('offline'), true],
])('%s: the next request has the same key: %s', async (_, outcome, isSame) => {
  const [first, next] = outcome === 'closed' ? await keysOf(refusal(503), outcome, 'saved') : await keysOf(outcome, 'saved');
  expect(first).toMatch(/^[0-9a-f]{32}$/);
  expect(next === first).toBe(isSame);
});

it('sends an equal request once while it is sent', async () => {
  const { send } = createRequestSender();
  const request = jest.fn(() => Promise.resolve('saved'));
  expect(await Promise.all([send('form', request), send('form', request)])).toEqual(['saved', 'saved']);
  expect(request).toHaveBeenCalledTimes(1);
});
