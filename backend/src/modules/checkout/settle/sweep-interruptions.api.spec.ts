import { givenProduct } from '#test/support/builders/catalog.js';
import { CardShop } from '#test/support/card-shop.js';
import { SettleCheckout } from './settle-checkout.js';
import { SweepCheckouts } from './sweep-checkouts.js';

let cards: CardShop;
beforeAll(async () => {
  cards = await CardShop.open('stripe');
});
afterEach(() => {
  cards.stripe.faults.clear();
  jest.restoreAllMocks();
});
afterAll(() => cards.close());

async function givenDue(): Promise<string> {
  const { sessionId } = await cards.givenPaid([{ product: await givenProduct(cards.shop.db), quantity: 1 }]);
  await cards.backdateCheckout(sessionId, '3 minutes');
  return sessionId;
}

describe('the sweeper', () => {
  it('stops at the first sign that the provider is unreachable, and finishes in the next run', async () => {
    const sessions = [await givenDue(), await givenDue(), await givenDue()];
    cards.stripe.fail(/^GET/, 'cut', 100);
    const before = cards.stripe.count(/^GET/);
    expect(await cards.jobs.sweep()).toBe(3);
    // One call, which the SDK repeats twice.
    expect(cards.stripe.count(/^GET/) - before).toBe(3);
    cards.stripe.faults.clear();
    expect(await cards.jobs.sweep()).toBe(0);
    for (const sessionId of sessions) expect(await cards.ordered(sessionId)).toMatchObject({ paymentStatus: 'paid' });
  });

  it('continues when a single payment fails', async () => {
    const sessions = [await givenDue(), await givenDue()];
    cards.stripe.fail(/capture$/, { status: 429 });
    expect(await cards.jobs.sweep()).toBe(1);
    const statuses = await Promise.all(sessions.map(async (sessionId) => (await cards.ordered(sessionId)).paymentStatus));
    expect(statuses.toSorted()).toEqual(['authorized', 'paid']);
    cards.stripe.faults.clear();
    for (const sessionId of sessions) await cards.backdateCheckout(sessionId, '3 minutes');
    expect(await cards.jobs.sweep()).toBe(0);
  });

  it('never runs twice at the same time, in any process', async () => {
    await givenDue();
    let release: (() => void) | undefined;
    const blocked = new Promise<void>((resolve) => (release = resolve));
    const settle = jest.spyOn(cards.shop.app.get(SettleCheckout), 'execute').mockImplementation(async () => {
      await blocked;
      return {};
    });
    const first = cards.jobs.sweep();
    while (settle.mock.calls.length === 0) await new Promise((resolve) => setTimeout(resolve, 10));
    expect(await cards.shop.app.get(SweepCheckouts).execute()).toBe(0);
    expect(settle).toHaveBeenCalledTimes(1);
    release?.();
    expect(await first).toBe(0);
    jest.restoreAllMocks();
    expect(await cards.jobs.sweep()).toBe(0);
  });
});
