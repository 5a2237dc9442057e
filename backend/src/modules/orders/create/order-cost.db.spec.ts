import { fromCents } from '@shop/contract/money';
import { query } from '#platform/database/sql.js';
import { givenProduct } from '#test/support/builders/catalog.js';
import { newSession } from '#test/support/builders/cart.js';
import { openShop, type TestShop } from '#test/support/shop.js';
import type { Product } from '../../catalog/index.js';
import { CreateOrder } from './create-order.js';

/** Several pages, of which the plan of a few lines reads one or two. */
const PRODUCTS = 150;
/** From its sixth time on, a connection keeps the general plan of a statement: here that of a shop without orders. */
const PLANNED_AFTER = 6;

interface Scan {
  relname: string;
  rows: number;
}

let shop: TestShop;
let products: Product[];
beforeAll(async () => {
  shop = await openShop();
  // On a busy machine Postgres may count the rows meanwhile; of a table as small as this one it would then rather read all.
  for (const table of ['orders', 'products']) await query(shop.db, `alter table ${table} set (autovacuum_enabled = off)`);
  products = [];
  for (let n = 0; n < PRODUCTS; n++) products.push(await givenProduct(shop.db, { stockQuantity: 50, priceCents: 1_250 }));
});
afterAll(() => shop.close());

const orderOf = (n: number) => ({
  sessionId: newSession(),
  customer: {
    customerName: 'Ada Moore',
    customerEmail: `ada${n}@example.com`,
    customerPhone: null,
    shippingAddress: { street: '12 Harbor Street', city: 'Oakland', state: 'CA', zipCode: '94607', country: 'United States' },
    notes: null,
  },
  paymentMethod: 'zelle' as const,
  paymentStatus: 'unpaid' as const,
  address: `10.0.${n}.1`,
  paymentIntentId: null,
  items: products
    .slice(n % 10, (n % 10) + 2)
    .map(({ id, name, priceCents }) => ({ productId: id, name, imageUrl: null, price: fromCents(priceCents), quantity: 1 })),
  charges: [],
});

it('reads neither all orders nor all products for an order', async () => {
  const runner = shop.db.createQueryRunner();
  const place = async (n: number): Promise<Scan[]> => {
    await runner.startTransaction();
    await shop.app.get(CreateOrder).execute(runner.manager, orderOf(n));
    const scans = await query<Scan>(
      runner.manager,
      'select relname, seq_tup_read::int as rows from pg_stat_xact_user_tables where seq_tup_read > 0 order by 1',
    );
    await runner.commitTransaction();
    return scans;
  };
  try {
    for (let n = 0; n < PLANNED_AFTER + 20; n++) await place(n);
    const scans = await place(99);
    expect(scans.filter(({ relname }) => relname === 'orders' || relname === 'products')).toEqual([]);
  } finally {
    await runner.release();
  }
});
