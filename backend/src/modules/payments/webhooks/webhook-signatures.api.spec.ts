import { newEvent, signEvent, sign } from '#test/support/fakes/stripe/webhook-sender.js';
import { stripeSettings, WEBHOOK_SECRET } from '#test/support/fakes/stripe/fake-stripe.js';
import { openShop, type TestShop } from '#test/support/shop.js';
import { freezeClock } from '#test/support/fakes/freeze-clock.js';
import { Clock } from '#platform/clock.js';

const OLD_SECRET = 'whsec_before_the_rotation';
const NOBODY = 'http://127.0.0.1:9';
/** The clock is frozen, so that the age of a signature does not depend on the machine's speed. */
const START = new Date();

let shop: TestShop;
beforeAll(async () => {
  shop = await openShop({ ...stripeSettings(NOBODY), STRIPE_WEBHOOK_SECRET: `${WEBHOOK_SECRET},${OLD_SECRET}` });
  freezeClock(shop.app.get(Clock), START);
});
afterAll(() => shop.close());

const now = (): number => Math.floor(START.getTime() / 1000);
const send = (body: string, signature?: string) => {
  const request = shop.http().post('/api/webhooks/stripe').set('content-type', 'application/json');
  return (signature === undefined ? request : request.set('stripe-signature', signature)).send(body);
};
const about = (id: string) => ({ id, object: 'payment_intent' });
const { body } = signEvent(newEvent('payment_intent.succeeded', about('pi_forged')), WEBHOOK_SECRET);

/** All rows that an event can create. */
async function traces(): Promise<unknown> {
  const facts = await shop.db.query(`select payload from outbox where topic = 'payment.updated' order by dedupe_key`);
  return { facts, events: await shop.db.query('select id, type, payment_intent_id from provider_events order by id') };
}
const counted = async (outcome: string): Promise<number> => {
  const { text } = await shop.http().get('/metrics').expect(200);
  return Number(new RegExp(`shop_payment_events_total\\{outcome="${outcome}"\\} (\\d+)`).exec(text)?.[1] ?? 0);
};

describe('the signature of a webhook (threat 26)', () => {
  // All three columns are filled, because Jest passes a callback for a missing one and waits for it.
  const forged: [string, string | undefined, string][] = [
    ['no signature', undefined, body],
    ['an empty signature', '', body],
    ['nonsense', 'nonsense', body],
    ['another secret', sign(body, now(), 'whsec_of_somebody_else'), body],
    ['an empty secret', sign(body, now(), ''), body],
    ['another scheme', sign(body, now(), WEBHOOK_SECRET).replace('v1=', 'v0='), body],
    ['no time', sign(body, now(), WEBHOOK_SECRET).replace(/t=\d+,/, ''), body],
    ['a time that is no number', sign(body, 'NaN', WEBHOOK_SECRET), body],
    ['a time of 301 s ago', sign(body, now() - 301, WEBHOOK_SECRET), body],
    ['a time 301 s ahead', sign(body, now() + 301, WEBHOOK_SECRET), body],
    ['another time than was signed', sign(body, now() - 60, WEBHOOK_SECRET).replace(/t=\d+/, `t=${now()}`), body],
    ['two times', `t=${now()},${sign(body, now() - 400, WEBHOOK_SECRET)}`, body],
    ['a changed body', sign(body, now(), WEBHOOK_SECRET), body.replace('pi_forged', 'pi_changed')],
    ['the same content in other bytes', sign(body, now(), WEBHOOK_SECRET), JSON.stringify(JSON.parse(body))],
    ['a cut signature', sign(body, now(), WEBHOOK_SECRET).slice(0, -2), body],
    ['a signed body that is no event', sign('"pi_forged"', now(), WEBHOOK_SECRET).replace('v1=', 'v1=0'), '"pi_forged"'],
  ];

  it.each(forged)('with %s is rejected, counted and changes nothing', async (_name, signature, sent) => {
    const [before, refused] = [await traces(), await counted('rejected')];
    const answer = await send(sent, signature).expect(400);
    expect(answer.body).toMatchObject({ code: 'BAD_SIGNATURE' });
    expect(await traces()).toEqual(before);
    expect(await counted('rejected')).toBe(refused + 1);
    expect(shop.log()).toContain('a webhook without a valid signature was refused');
  });

  it.each([
    ['300 s old', sign(body, now() - 300, WEBHOOK_SECRET)],
    ['300 s ahead', sign(body, now() + 300, WEBHOOK_SECRET)],
    ['of before the rotation', sign(body, now(), OLD_SECRET)],
    ['one of two', `${sign(body, now(), WEBHOOK_SECRET)},v1=${'0'.repeat(64)}`],
  ])('that is %s is valid', async (_name, signature) => {
    await send(body, signature).expect(200, { received: true });
  });

  it('is computed over the raw bytes: unusual whitespace is valid (threat 28)', async () => {
    const event = newEvent('payment_intent.succeeded', about('pi_spaced'));
    const odd = JSON.stringify(event, null, 3).replaceAll(':', '\n :\t ') + '\n\n';
    await send(odd, sign(odd, now(), WEBHOOK_SECRET)).expect(200);
    expect(JSON.stringify(await traces())).toContain('pi_spaced');
  });

  it('accepts events of up to 1 MB', async () => {
    const event = newEvent('payment_intent.succeeded', { ...about('pi_large'), description: 'x'.repeat(900_000) });
    const large = signEvent(event, WEBHOOK_SECRET);
    await send(large.body, large.signature).expect(200);
    const larger = signEvent({ ...event, filling: 'x'.repeat(200_000) }, WEBHOOK_SECRET);
    await send(larger.body, larger.signature).expect(413);
  });
});

describe('a signed event (threats 25 and 27)', () => {
  it('is one row and one outbox event, however often it arrives', async () => {
    const event = newEvent('payment_intent.succeeded', about('pi_doubled'));
    const { body: text, signature } = signEvent(event, WEBHOOK_SECRET);
    await Promise.all(Array.from({ length: 10 }, () => send(text, signature).expect(200)));
    const facts = await shop.db.query('select id from outbox where payload @> $1', [{ paymentIntentId: 'pi_doubled' }]);
    expect(facts).toHaveLength(1);
    expect(await counted('duplicate')).toBeGreaterThanOrEqual(9);
  });

  it('is published beside the other events of its payment', async () => {
    for (const type of ['payment_intent.amount_capturable_updated', 'payment_intent.succeeded']) {
      const { body: text, signature } = signEvent(newEvent(type, about('pi_twice')), WEBHOOK_SECRET);
      await send(text, signature).expect(200);
    }
    const facts = await shop.db.query('select id from outbox where payload @> $1', [{ paymentIntentId: 'pi_twice' }]);
    expect(facts).toHaveLength(2);
  });

  it.each([
    ['of an unknown type', newEvent('customer.created', { id: 'cus_1' })],
    ['of a type to come', newEvent('payment_intent.teleported', about('pi_other'))],
    ['of live mode', newEvent('payment_intent.succeeded', about('pi_other'), { livemode: true })],
    ['of another account', newEvent('payment_intent.succeeded', about('pi_other'), { account: 'acct_1' })],
    ['about nothing', newEvent('charge.refunded', { id: 'ch_1', payment_intent: null })],
  ])('is ignored and counted with 200 when it is %s', async (_name, event) => {
    const [before, ignored] = [await traces(), await counted('ignored')];
    const { body: text, signature } = signEvent(event, WEBHOOK_SECRET);
    await send(text, signature).expect(200);
    expect(await traces()).toEqual(before);
    expect(await counted('ignored')).toBe(ignored + 1);
  });

  it.each([{ id: null }, { id: 'evt_\0' }, { id: ['evt_1'] }, { type: 'a\0b' }, { id: 'x'.repeat(300) }])(
    'is refused when it is no event: %j',
    async (over) => {
      const before = await traces();
      const { body: text, signature } = signEvent(
        { ...newEvent('payment_intent.succeeded', about('pi_other')), ...over },
        WEBHOOK_SECRET,
      );
      await send(text, signature).expect(400);
      expect(await traces()).toEqual(before);
    },
  );

  it('a burst of 300 is stored completely (threat 29)', async () => {
    const events = Array.from({ length: 300 }, (_, n) => newEvent('payment_intent.succeeded', about(`pi_burst_${n}`)));
    const answers = await Promise.all(
      events.map(async (event) => {
        const { body: text, signature } = signEvent(event, WEBHOOK_SECRET);
        return (await send(text, signature)).status;
      }),
    );
    expect(answers.filter((status) => status !== 200)).toEqual([]);
    const [stored] = await shop.db.query(
      `select count(*)::int as n from provider_events where payment_intent_id like 'pi_burst%'`,
    );
    expect(stored).toEqual({ n: 300 });
  });

  it('is 503 while the database is unavailable, and the next delivery is stored', async () => {
    const { body: text, signature } = signEvent(newEvent('payment_intent.succeeded', about('pi_while_down')), WEBHOOK_SECRET);
    await shop.db.destroy();
    try {
      const { headers } = await send(text, signature).expect(503);
      expect(headers['retry-after']).toBeDefined();
    } finally {
      await shop.db.initialize();
    }
    await send(text, signature).expect(200);
    expect(JSON.stringify(await traces())).toContain('pi_while_down');
  });
});
