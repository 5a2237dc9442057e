import { randomUUID } from 'node:crypto';
import type { Fault } from '#test/support/fakes/stripe/faults.js';
import { newEvent } from '#test/support/fakes/stripe/webhook-sender.js';
import { FakeStripe } from '#test/support/fakes/stripe/fake-stripe.js';
import { StripeGateway } from './stripe-gateway.js';

let double: FakeStripe;
beforeEach(async () => {
  double = await FakeStripe.start();
});
afterEach(() => double.close());

const gateway = (deadlineMs?: number) => new StripeGateway('sk_test_fake', 'pk_test_fake', double.origin, deadlineMs);
const begin = (key = randomUUID()) => gateway().create({ amountCents: 4800, checkoutId: randomUUID() }, key);
const codeOf = (call: Promise<unknown>): Promise<unknown> =>
  call.then(
    () => 'none',
    (error: { name: string; code: string }) => `${error.name} ${error.code}`,
  );

describe('the Stripe gateway', () => {
  const faults: [string, Fault, string][] = [
    ['500', { status: 500 }, 'failed'],
    ['503', { status: 503 }, 'failed'],
    ['429', { status: 429 }, 'busy'],
    ['409', { status: 409 }, 'busy'],
    ['402', { status: 402 }, 'refused'],
    ['401', { status: 401 }, 'refused'],
    ['a cut line', 'cut', 'unreachable'],
  ];

  it.each(faults)('translates %s', async (_name, fault, code) => {
    double.fail(/POST/, fault, 3);
    expect(await codeOf(begin())).toBe(`GatewayError ${code}`);
  });

  it('translates errors of single payments', async () => {
    expect(await codeOf(gateway().retrieve('pi_none'))).toBe('GatewayError unknown');
    const { id, clientSecret } = await begin();
    expect(await codeOf(gateway().capture(id, 'k1'))).toBe('GatewayError wrong-state');
    double.pay(clientSecret);
    await gateway().capture(id, 'k2');
    expect(await codeOf(gateway().cancel(id))).toBe('GatewayError wrong-state');
    await gateway().refund(id, 4800, 'k4');
    expect(await codeOf(gateway().refund(id, 1, 'k5'))).toBe('GatewayError wrong-state');
  });

  it('does not wait longer than its timeout, however slow Stripe is (threat 94)', async () => {
    const { id } = await begin();
    for (const method of [/GET/, /POST/]) double.fail(method, { delayMs: 2_000 });
    const started = performance.now();
    expect(await codeOf(gateway(100).retrieve(id))).toBe('GatewayError unreachable');
    expect(await codeOf(gateway(100).refund(id, 100, 'k1'))).toBe('GatewayError unreachable');
    expect(performance.now() - started).toBeLessThan(1_500);
  });

  it('has no secrets in its errors', async () => {
    const { id, clientSecret } = await begin();
    const error: unknown = await gateway()
      .capture(id, 'k1')
      .catch((caught: unknown) => caught);
    expect(JSON.stringify(error, Object.getOwnPropertyNames(error))).not.toContain(clientSecret.split('_secret_')[1]);
  });

  it('lists more than one page of payments, with their refunds', async () => {
    const made: string[] = [];
    for (let n = 0; n < 120; n++) made.push(double.payments.create(4800, 'usd', 'manual', { checkoutId: randomUUID() }).id);
    const refunded = double.payments.intent(made[3] ?? '');
    double.pay(refunded.client_secret);
    double.payments.capture(refunded.id);
    double.payments.refund(refunded.id, 700);
    const seen = new Map<string, number>();
    for await (const { id, refundedCents } of gateway().list(new Date(Date.now() - 60_000))) seen.set(id, refundedCents);
    expect([...seen.keys()]).toEqual(made.toReversed());
    expect(seen.get(refunded.id)).toBe(700);
    const future = new Date(Date.now() + 60_000);
    for await (const { id } of gateway().list(future)) expect(id).toBeUndefined();
  });

  it('lists the relevant events that were not delivered', async () => {
    const about = { id: 'pi_lost', object: 'payment_intent' };
    const lost = newEvent('payment_intent.succeeded', about);
    for (const event of [lost, newEvent('customer.created', { id: 'cus_1' })]) double.webhooks.record(event);
    const heard: unknown[] = [];
    for await (const event of gateway().undelivered(new Date(Date.now() - 60_000))) heard.push(event);
    expect(heard).toEqual([{ id: lost.id, type: lost.type, paymentIntentId: 'pi_lost' }]);
  });
});
