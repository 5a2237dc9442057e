import { ApiError, type PaymentIntent } from '@shop/contract';
import { runPayment, type Confirmation, type PaymentApi } from './run-payment.ts';

const order = { id: 'f3b1', orderNumber: 'ORD-7KQ2M9XA' };
const secret = 'pi_1_secret_2';
const intent = (status: PaymentIntent['status'] = 'requires_payment_method'): PaymentIntent => ({
  clientSecret: secret,
  mode: 'sandbox',
  publishableKey: null,
  status,
});
const apiError = (status: number, body: object = {}) => new ApiError(status, JSON.stringify(body), '');
const soldOut = apiError(409, { code: 'OUT_OF_STOCK', message: 'Tee is sold out, you were not charged' });
const fails = (error: Error) => () => Promise.reject(error);

/** An API where every call succeeds, with a list of the callbacks that ran. */
function givenApi(over: Partial<PaymentApi> = {}): [PaymentApi, string[]] {
  const calls: string[] = [];
  const record = (name: string) => () => void calls.push(name);
  const api: PaymentApi = {
    createIntent: async () => intent(),
    placeOrder: async () => order,
    fetchOrder: fails(apiError(402)),
    onConfirming: record('confirming'),
    onDeclined: record('declined'),
    onPaid: record('paid'),
    ...over,
  };
  return [api, calls];
}

const confirm = (kind: 'paid' | 'processing') => async (): Promise<Confirmation> => ({ kind });

test('a paid payment results in its order', async () => {
  const [api, calls] = givenApi();
  expect(await runPayment(api, { confirm: confirm('paid') })).toEqual({ kind: 'order', order });
  expect(calls).toEqual(['confirming', 'paid']);
});

test('an intent that was paid before a reload is not confirmed again', async () => {
  const [api, calls] = givenApi({ createIntent: async () => intent('requires_capture') });
  const strategy = { confirm: fails(new Error('must not be called')) };
  expect(await runPayment(api, strategy)).toEqual({ kind: 'order', order });
  expect(calls).toEqual(['paid']);
});

test('an invalid form creates no intent', async () => {
  const [api, calls] = givenApi({ createIntent: fails(new Error('must not be called')) });
  expect(await runPayment(api, { validate: async () => false, confirm: confirm('paid') })).toEqual({ kind: 'invalid' });
  expect(calls).toEqual([]);
});

test('an intent that cannot be created is reported, and nothing is confirmed', async () => {
  const error = apiError(409, { code: 'CART_CHANGED', totalAmount: '12.00' });
  const [api, calls] = givenApi({ createIntent: fails(error) });
  expect(await runPayment(api, { confirm: confirm('paid') })).toEqual({ kind: 'intent-failed', error });
  expect(calls).toEqual([]);
});

test('a decline carries its reason', async () => {
  const [api, calls] = givenApi();
  const declined: Confirmation = { kind: 'declined', message: 'Your card was declined.' };
  expect(await runPayment(api, { confirm: async () => declined })).toEqual(declined);
  expect(calls).toEqual(['confirming', 'declined']);
});

test.each([
  ['a lost connection', new TypeError('Failed to fetch')],
  ['a server error', apiError(500)],
  ['a server that does not know the payment yet', apiError(402)],
])('after a payment, %s is not reported as a failure', async (_, error) => {
  const [api] = givenApi({ placeOrder: fails(error) });
  expect(await runPayment(api, { confirm: confirm('paid') })).toEqual({ kind: 'received', clientSecret: secret, paid: true });
});

test('a payment that the bank is still processing is received but not paid', async () => {
  const [api, calls] = givenApi();
  expect(await runPayment(api, { confirm: confirm('processing') })).toEqual({
    kind: 'received',
    clientSecret: secret,
    paid: false,
  });
  expect(calls).toEqual(['confirming']);
});

test('a product that sold out after the payment carries the reason', async () => {
  const [api] = givenApi({ placeOrder: fails(soldOut) });
  expect(await runPayment(api, { confirm: confirm('paid') })).toMatchObject({
    kind: 'received',
    pollResult: { kind: 'sold-out', reason: 'Tee is sold out, you were not charged' },
  });
});

describe('when the response to the confirmation is lost', () => {
  const lost = { confirm: fails(new TypeError('Failed to fetch')) };

  test('a payment that was made is found', async () => {
    const [api] = givenApi({ fetchOrder: async () => order });
    expect(await runPayment(api, lost)).toEqual({ kind: 'order', order });
  });

  test('a payment that was not made is an unknown error and stays pending, so that a reload looks for it again', async () => {
    const [api, calls] = givenApi();
    expect(await runPayment(api, lost)).toEqual({ kind: 'unknown-error' });
    expect(calls).toEqual(['confirming']);
  });
});
