import type { INestApplicationContext } from '@nestjs/common';
import { CreateOrder } from '#modules/orders/index.js';
import { inTransaction } from '#platform/database/transactions.js';
import { query } from '#platform/database/sql.js';
import { newSession } from '#test/support/builders/cart.js';
import { givenProduct } from '#test/support/builders/catalog.js';
import { givenCart, orderBody } from '#test/support/builders/order.js';
import { openStatementLog } from '#test/support/database/statement-log.js';
import { eventually } from '#test/support/eventually.js';
import { openShop, type TestShop } from '#test/support/shop.js';
import { openWorker } from '#test/support/worker.js';

const MAX_ROUND_TRIPS = 5;
const MAX_BACKGROUND_STATEMENTS = 2;
/** To the buyer and to the staff. */
const MAILS_PER_ORDER = 2;
const POLL = '/* poll of the spec */';
/** Part of the text that announces changes after the response. */
const ANNOUNCEMENT = 'shop_changes';

let shop: TestShop;
let worker: INestApplicationContext | undefined;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(async () => {
  await worker?.close();
  await shop.close();
});

async function givenLines(count: number) {
  const products = await Promise.all(Array.from({ length: count }, () => givenProduct(shop.db, { stockQuantity: 500 })));
  return products.map((product) => ({ product, quantity: 2 }));
}

describe('the request that places an order', () => {
  it.each([
    [1, {}],
    [12, {}],
    [3, { 'idempotency-key': 'counted' }],
  ])('with %i products and the headers %j needs at most 5 round trips to Postgres', async (count, headers) => {
    const lines = await givenLines(count);
    const sessionId = await givenCart(shop.db, lines);
    const log = openStatementLog(ANNOUNCEMENT);
    await shop.http().post('/api/orders').set(headers).send(orderBody(sessionId, lines)).expect(201);
    log.close();
    expect(log.roundTrips).toBeLessThanOrEqual(MAX_ROUND_TRIPS);
  });

  it('that adds to the cart needs one statement, and one more for a product that is not in memory', async () => {
    const [line] = await givenLines(1);
    const statementsOfAdding = async (): Promise<number> => {
      const log = openStatementLog();
      await shop.http().post('/api/cart').send({ productId: line?.product.id, quantity: 1, sessionId: newSession() }).expect(201);
      log.close();
      return log.texts.length;
    };
    expect(await statementsOfAdding()).toBeLessThanOrEqual(2);
    // The news that the product was created may arrive now and remove it from memory again.
    expect(await eventually(statementsOfAdding, (count) => count === 1)).toBe(1);
  });
});

describe('the worker', () => {
  const read = async (sql: string): Promise<number> => (await query<{ n: number }>(shop.db, `${sql} ${POLL}`))[0]?.n ?? 0;
  const SENT = 'select count(*)::int as n from mails where sent_at is not null';
  const WAITING = `select ((select count(*) from bullmq.job where state in ('waiting', 'active'))
    + (select count(*) from outbox where done_at is null))::int as n`;
  const isIdle = async (): Promise<boolean> => (await read(WAITING)) === 0;

  it(`needs at most ${MAX_BACKGROUND_STATEMENTS} statements per order of a batch`, async () => {
    const orders = 60;
    const lines = await givenLines(2);
    const items = lines.map(({ product, quantity }) => ({
      productId: product.id,
      quantity,
      name: 'Cap',
      imageUrl: null,
      price: '48.00',
    }));
    worker = await openWorker(shop.config);
    await eventually(isIdle, Boolean);
    const before = await read(SENT);

    const log = openStatementLog(POLL);
    const { orderData } = orderBody('', lines);
    await inTransaction(shop.db, async (tx) => {
      for (let n = 0; n < orders; n++) {
        await shop.app.get(CreateOrder).execute(tx, {
          sessionId: newSession(),
          address: null,
          customer: { ...orderData, notes: null },
          paymentMethod: 'zelle',
          paymentStatus: 'unpaid',
          paymentIntentId: null,
          items,
        });
      }
      log.texts.length = 0;
    });
    const sent = await eventually(
      () => read(SENT),
      (n) => n === before + MAILS_PER_ORDER * orders,
      30_000,
    );
    expect(sent - before).toBe(MAILS_PER_ORDER * orders);
    expect(await eventually(isIdle, Boolean)).toBe(true);
    log.close();

    expect(log.texts.length / orders).toBeLessThanOrEqual(MAX_BACKGROUND_STATEMENTS);
    // BullMQ's statement for many jobs creates temporary tables; see queue-backend.ts.
    expect(log.texts.filter((text) => text.includes('add_flow'))).not.toEqual([]);
    expect(log.texts.filter((text) => text.includes('add_jobs_bulk'))).toEqual([]);
    // BullMQ reads all of them whenever one more ends.
    expect(await read("select count(*)::int as n from bullmq.job where queue = 'mail' and state = 'completed'")).toBe(0);
  }, 60_000);
});
