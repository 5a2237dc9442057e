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
const refusal = (status: number, body: object = {}) => new ApiError(status, JSON.stringify(body), '');
const soldOut = refusal(409, { code: 'OUT_OF_STOCK', message: 'Tee is sold out, you were not charged' });
const fails = (error: Error) => () => Promise.reject(error);

/** A desk where everything works, with a list of what was called. */
function givenDesk(over: Partial<PaymentApi> = {}): [PaymentApi, string[]] {
  const calls: string[] = [];
  const note = (name: string) => () => void calls.push(name);
  const desk: PaymentApi = {
    begin: async () => intent(),
    place: async () => order,
    look: fails(refusal(402)),
    onConfirming: note('confirming'),
    onDeclined: note('declined'),
    onPaid: note('paid'),
    ...over,
  };
  return [desk, calls];
}

const confirm = (kind: 'paid' | 'processing') => async (): Promise<Confirmation> => ({ kind });

test('a paid payment becomes its order', async () => {
  const [desk, calls] = givenDesk();
  expect(await runPayment(desk, { confirm: confirm('paid') })).toEqual({ kind: 'order', order });
  expect(calls).toEqual(['confirming', 'paid']);
});

test('what was paid before the reload is not paid again', async () => {
  const [desk, calls] = givenDesk({ begin: async () => intent('requires_capture') });
  const way = { confirm: fails(new Error('must not be asked')) };
  expect(await runPayment(desk, way)).toEqual({ kind: 'order', order });
  expect(calls).toEqual(['paid']);
});

test('a form that is not filled in begins nothing', async () => {
  const [desk, calls] = givenDesk({ begin: fails(new Error('must not be asked')) });
  expect(await runPayment(desk, { prepare: async () => false, confirm: confirm('paid') })).toEqual({ kind: 'invalid' });
  expect(calls).toEqual([]);
});

test('a refused beginning is told, and nothing is confirmed', async () => {
  const error = refusal(409, { code: 'CART_CHANGED', totalAmount: '12.00' });
  const [desk, calls] = givenDesk({ begin: fails(error) });
  expect(await runPayment(desk, { confirm: confirm('paid') })).toEqual({ kind: 'not-begun', error });
  expect(calls).toEqual([]);
});

test('a decline says why and is over', async () => {
  const [desk, calls] = givenDesk();
  const declined: Confirmation = { kind: 'declined', message: 'Your card was declined.' };
  expect(await runPayment(desk, { confirm: async () => declined })).toEqual(declined);
  expect(calls).toEqual(['confirming', 'declined']);
});

test.each([
  ['a lost connection', new TypeError('Failed to fetch')],
  ['a failing server', refusal(500)],
  ['a server that has not heard of the payment yet', refusal(402)],
])('after a payment, %s is never a failure', async (_, error) => {
  const [desk] = givenDesk({ place: fails(error) });
  expect(await runPayment(desk, { confirm: confirm('paid') })).toEqual({ kind: 'received', clientSecret: secret, paid: true });
});

test('a payment that the bank still looks at is waited for', async () => {
  const [desk, calls] = givenDesk();
  expect(await runPayment(desk, { confirm: confirm('processing') })).toEqual({
    kind: 'received',
    clientSecret: secret,
    paid: false,
  });
  expect(calls).toEqual(['confirming']);
});

test('sold out after the payment carries the reason', async () => {
  const [desk] = givenDesk({ place: fails(soldOut) });
  expect(await runPayment(desk, { confirm: confirm('paid') })).toMatchObject({
    kind: 'received',
    finding: { kind: 'sold-out', reason: 'Tee is sold out, you were not charged' },
  });
});

describe('when the answer to "pay" got lost', () => {
  const lost = { confirm: fails(new TypeError('Failed to fetch')) };

  test('a payment that was taken is found', async () => {
    const [desk] = givenDesk({ look: async () => order });
    expect(await runPayment(desk, lost)).toEqual({ kind: 'order', order });
  });

  test('one that was not taken is an accident, and may still be looked for after a reload', async () => {
    const [desk, calls] = givenDesk();
    expect(await runPayment(desk, lost)).toEqual({ kind: 'accident' });
    expect(calls).toEqual(['confirming']);
  });
});
