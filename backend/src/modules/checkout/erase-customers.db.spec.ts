import { newSession } from '#test/support/builders/cart.js';
import { openShop, type TestShop } from '#test/support/shop.js';
import { query } from '#platform/database/sql.js';
import { EraseCustomers } from './erase-customers.js';
import type { CheckoutStatus } from './checkout.entity.js';

let shop: TestShop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());
beforeEach(() => shop.db.query('delete from checkouts'));

interface Ended {
  status: CheckoutStatus;
  daysAgo: number;
  intent?: string;
  released?: boolean;
}

async function givenCheckout({ status, daysAgo, intent, released = false }: Ended): Promise<string> {
  const [row] = await query<{ id: string }>(
    shop.db,
    `insert into checkouts (session_id, fingerprint, items, total_cents, customer, payment_method, status, payment_intent_id,
       released_at, updated_at)
     values ($1, 'f', '[]', 4800, '{"customerName": "Ada"}', 'card', $2, $3, case when $4::boolean then now() end,
       now() - make_interval(hours => $5)) returning id`,
    [newSession(), status, intent ?? null, released, Math.round(daysAgo * 24)],
  );
  return row?.id ?? '';
}

const erased = async (): Promise<string[]> =>
  (await query<{ id: string }>(shop.db, `select id from checkouts where customer = '{}'`)).map(({ id }) => id);

describe('customers of checkouts without an order (threat 113)', () => {
  it('are erased 30 days after the checkout has ended', async () => {
    const old = [
      await givenCheckout({ status: 'expired', daysAgo: 31 }),
      await givenCheckout({ status: 'expired', daysAgo: 31, intent: 'pi_released', released: true }),
      await givenCheckout({ status: 'superseded', daysAgo: 400, intent: 'pi_old', released: true }),
      await givenCheckout({ status: 'sold_out', daysAgo: 31, intent: 'pi_sold_out', released: true }),
      await givenCheckout({ status: 'canceled', daysAgo: 31, intent: 'pi_canceled' }),
    ];
    await givenCheckout({ status: 'expired', daysAgo: 29 });
    await givenCheckout({ status: 'open', daysAgo: 31, intent: 'pi_open' });
    await givenCheckout({ status: 'expired', daysAgo: 31, intent: 'pi_held' });
    expect(await shop.app.get(EraseCustomers).execute()).toBe(5);
    expect((await erased()).toSorted()).toEqual(old.toSorted());
    expect(await shop.app.get(EraseCustomers).execute()).toBe(0);
  });

  it('are erased in batches, and once by two workers', async () => {
    await shop.db.query(
      `insert into checkouts (session_id, fingerprint, items, total_cents, customer, payment_method, status, updated_at)
       select 'session-' || n, 'f', '[]', 4800, '{"customerName": "Ada"}', 'card', 'expired', now() - interval '31 days'
       from generate_series(1, 2500) n`,
    );
    const erase = (): Promise<number> => shop.app.get(EraseCustomers).execute();
    const counts = await Promise.all([erase(), erase()]);
    expect(counts.reduce((sum, count) => sum + count, 0) + (await erase())).toBe(2500);
    expect(await erased()).toHaveLength(2500);
  });
});
