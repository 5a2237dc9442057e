import { once } from 'node:events';
import { connect } from 'node:net';
import StripeSdk from 'stripe';
import { startProcess } from '#test/support/children/child-process.js';
import { loadConfig } from '#src/config.js';
import { eventually } from '#test/support/eventually.js';
import { FakeStripe } from './fake-stripe.js';

let stripe: FakeStripe;
beforeEach(async () => {
  stripe = await FakeStripe.start();
});
afterEach(() => stripe.close());

const sdk = (origin = stripe.origin, maxNetworkRetries = 0): StripeSdk => {
  const { hostname, port } = new URL(origin);
  return new StripeSdk('sk_test_fake', { host: hostname, port, protocol: 'http', maxNetworkRetries, telemetry: false });
};
const NEW = { amount: 4800, currency: 'usd', capture_method: 'manual', metadata: { checkoutId: 'c-1' } } as const;
const create = (key: string, over: object = {}, retries = 0) =>
  sdk(stripe.origin, retries).paymentIntents.create({ ...NEW, ...over }, { idempotencyKey: key });

describe('the fake Stripe', () => {
  it('authorizes, captures and refunds, and emits an event for each step', async () => {
    const client = sdk();
    const intent = await create('k1');
    expect(intent).toMatchObject({ status: 'requires_payment_method', amount: 4800, metadata: { checkoutId: 'c-1' } });
    await expect(client.paymentIntents.capture(intent.id)).rejects.toMatchObject({ code: 'payment_intent_unexpected_state' });
    stripe.pay(intent.client_secret ?? '');
    expect(await client.paymentIntents.capture(intent.id)).toMatchObject({ status: 'succeeded', amount_received: 4800 });
    const refund = await client.refunds.create({ payment_intent: intent.id, amount: 1000 });
    const seen = await client.paymentIntents.retrieve(intent.id, { expand: ['latest_charge'] });
    expect(seen.latest_charge).toMatchObject({ captured: true, amount_refunded: 1000, refunded: false });
    await expect(client.refunds.create({ payment_intent: intent.id, amount: 3801 })).rejects.toMatchObject({ statusCode: 400 });
    stripe.payments.failRefund(refund.id);
    const again = await client.paymentIntents.retrieve(intent.id, { expand: ['latest_charge'] });
    expect(again.latest_charge).toMatchObject({ amount_refunded: 0 });
    expect(stripe.webhooks.events.map(({ type }) => type)).toEqual([
      'payment_intent.created',
      'charge.succeeded',
      'payment_intent.amount_capturable_updated',
      'charge.captured',
      'payment_intent.succeeded',
      'refund.created',
      'charge.refunded',
      'refund.failed',
      'charge.refund.updated',
    ]);
  });

  it('declines, authenticates and cancels', async () => {
    const { id, client_secret } = await create('k1');
    stripe.pay(client_secret ?? '', 'declined');
    expect(await sdk().paymentIntents.retrieve(id)).toMatchObject({
      status: 'requires_payment_method',
      last_payment_error: { code: 'card_declined' },
    });
    stripe.pay(client_secret ?? '', '3d-secure');
    stripe.payments.authenticate(client_secret ?? '', true);
    expect(await sdk().paymentIntents.cancel(id)).toMatchObject({ status: 'canceled' });
    await expect(sdk().paymentIntents.cancel(id)).rejects.toMatchObject({ code: 'payment_intent_unexpected_state' });
    await expect(sdk().paymentIntents.retrieve('pi_none')).rejects.toMatchObject({ statusCode: 404 });
  });

  it.each([
    ['an amount below the minimum', { amount: 49 }, 'amount_too_small'],
    ['an amount above the maximum', { amount: 100_000_000 }, 'amount_too_large'],
    ['a fractional amount', { amount: 25.5 }, 'parameter_invalid_integer'],
    ['an unknown parameter', { nonsense: 'x' }, 'parameter_unknown'],
    ['a missing currency', { currency: undefined }, 'parameter_missing'],
  ])('rejects %s and does not store the response under the key', async (_name, over, code) => {
    await expect(create('k1', over)).rejects.toMatchObject({ statusCode: 400, code });
    await expect(create('k1')).resolves.toMatchObject({ amount: 4800 });
  });

  it('replays the first response of a key, a 500 too, and rejects another request with the key', async () => {
    const first = await create('k1');
    expect((await create('k1')).id).toBe(first.id);
    await expect(create('k1', { amount: 4900 })).rejects.toMatchObject({ type: 'StripeIdempotencyError' });
    stripe.fail(/payment_intents$/, { status: 500 });
    await expect(create('k2')).rejects.toMatchObject({ statusCode: 500 });
    await expect(create('k2')).rejects.toMatchObject({ statusCode: 500 });
    stripe.fail(/payment_intents$/, { status: 429 });
    await expect(create('k3')).rejects.toMatchObject({ statusCode: 429 });
    await expect(create('k3')).resolves.toMatchObject({ amount: 4800 });
    expect(stripe.payments.intents.size).toBe(2);
  });

  it('closes connections before and after processing, and the SDK finds the payment by its key', async () => {
    stripe.fail(/payment_intents$/, 'cut');
    stripe.fail(/payment_intents$/, 'cut-after');
    const intent = await create('k1', {}, 2);
    expect([...stripe.payments.intents.keys()]).toEqual([intent.id]);
    expect(stripe.count(/^POST \/v1\/payment_intents$/)).toBe(3);
  });

  it('reports a key in use while its first request runs', async () => {
    stripe.fail(/payment_intents$/, { delayMs: 200 });
    const slow = create('k1');
    await eventually(
      () => Promise.resolve(stripe.requests.length),
      (requests) => requests === 1,
    );
    await expect(create('k1')).rejects.toMatchObject({ statusCode: 409, code: 'idempotency_key_in_use' });
    await expect(slow).resolves.toMatchObject({ amount: 4800 });
  });

  it('lists payments and events, newest first, page by page', async () => {
    const ids: string[] = [];
    for (let n = 0; n < 5; n++) ids.push((await create(`k${n}`)).id);
    const listed: string[] = [];
    for await (const { id } of sdk().paymentIntents.list({ limit: 2, created: { gte: 0 } })) listed.push(id);
    expect(listed).toEqual(ids.toReversed());
    const events = await sdk().events.list({ delivery_success: false, types: ['payment_intent.created'], limit: 3 });
    expect(events).toMatchObject({ has_more: true });
    expect(events.data.map(({ data }) => (data.object as { id: string }).id)).toEqual(ids.toReversed().slice(0, 3));
  });

  it('runs as a separate process with its controls', async () => {
    const { child, port, ended } = await startProcess('test/support/fakes/stripe/main.ts', loadConfig({ PORT: '0' }));
    const origin = `http://127.0.0.1:${port}`;
    const intent = await sdk(origin).paymentIntents.create(NEW);
    const body = JSON.stringify({ clientSecret: intent.client_secret });
    expect((await fetch(`${origin}/fake/pay`, { method: 'POST', body })).status).toBe(200);
    expect(await sdk(origin).paymentIntents.retrieve(intent.id)).toMatchObject({ status: 'requires_capture' });
    const state = await (await fetch(`${origin}/fake/state`)).json();
    expect(state).toMatchObject({ intents: [{ id: intent.id }], schemaErrors: [] });
    child.kill('SIGTERM');
    expect(await ended).toBe(0);
  });

  it('outlives a client that ends while it sends a request', async () => {
    const { child, port = 0, ended } = await startProcess('test/support/fakes/stripe/main.ts', loadConfig({ PORT: '0' }));
    const socket = connect(port, '127.0.0.1');
    socket.resume().end('POST /v1/payment_intents HTTP/1.1\r\nhost: fake\r\ncontent-length: 100\r\n\r\namount=');
    await once(socket, 'close');
    expect((await fetch(`http://127.0.0.1:${port}/fake/state`)).status).toBe(200);
    // As when its parent is killed.
    child.disconnect();
    expect(await ended).toBe(0);
  });
});
