import { newSession } from '#test/support/builders/cart.js';
import { givenProduct, stockOf } from '#test/support/builders/catalog.js';
import { givenCart, orderBody } from '#test/support/builders/order.js';
import { asAdmin } from '#test/support/builders/users.js';
import { openStatementLog } from '#test/support/database/statement-log.js';
import { openShop, type TestShop } from '#test/support/shop.js';
import { AppError } from '#platform/app-error.js';
import { defineQuery } from '#platform/database/define-query.js';
import { query } from '#platform/database/sql.js';
import type { Tx } from '#platform/database/transactions.js';
import { type Claim, type ClaimedOrder, CLAIMS } from './claim.js';

let shop: TestShop;
let claims: Claim[];
let known: readonly Claim[];
beforeAll(async () => {
  shop = await openShop({ RATE_LIMITS: 'on' });
  await shop.db.query('create table spec_claims (order_id uuid references orders (id), claim text)');
  claims = shop.app.get<Claim[]>(CLAIMS);
  known = [...claims];
});
afterEach(() => claims.splice(0, claims.length, ...known));
afterAll(() => shop.close());

const statements = (claim: string) => ({
  take: defineQuery<[orderId: string]>({
    name: `spec.take-${claim.replace(' ', '-')}`,
    text: `insert into spec_claims (order_id, claim) values ($1, '${claim}')`,
  }),
  release: defineQuery<[orderId: string]>({
    name: `spec.release-${claim.replace(' ', '-')}`,
    text: `delete from spec_claims where order_id = $1 and claim = '${claim}'`,
  }),
});
const CODE = statements('spec code');
const CREDIT = statements('spec credit');

/** A claim that refers to the order's row, as the use of a code does. */
class SpecClaim implements Claim {
  constructor(
    readonly name: string,
    private readonly sql: ReturnType<typeof statements>,
  ) {}

  async take(tx: Tx, { id }: ClaimedOrder): Promise<void> {
    await this.sql.take.execute(tx, id);
  }

  async release(tx: Tx, { id }: { id: string }): Promise<void> {
    await this.sql.release.execute(tx, id);
  }
}

/** Refuses after another statement: the claim behind it has been answered by then. */
class UsedUpClaim extends SpecClaim {
  override async take(tx: Tx, order: ClaimedOrder): Promise<void> {
    await super.take(tx, order);
    await query(tx, 'select 1');
    throw new AppError(409, 'The credit is used up');
  }
}

async function givenRequest() {
  const product = await givenProduct(shop.db, { stockQuantity: 5, mostPerOrder: 3 });
  const lines = [{ product, quantity: 2 }];
  const sessionId = await givenCart(shop.db, lines);
  const body = orderBody(sessionId, lines, { customerEmail: `${newSession()}@example.com` });
  const send = () => shop.http().post('/api/orders').set('x-forwarded-for', '203.0.113.7').send(body);
  return { product, sessionId, send };
}

const countOf = async (text: string, sessionId: string): Promise<number> => {
  const [{ n } = { n: -1 }] = await query<{ n: number }>(shop.db, text, [sessionId]);
  return n;
};

/** Which of the marks each statement has, in the order in which they were sent. */
const marksIn = (texts: readonly string[], marks: readonly string[]): string[] =>
  texts.flatMap((text) => marks.filter((mark) => text.includes(mark)));

const STOCK = 'update products';

it('are the pieces for each customer, the unpaid orders of a shopper, and last the stock', () => {
  expect(known.map(({ name }) => name)).toEqual(['most per order', 'unpaid orders', 'stock']);
});

it('are taken in the order of the list after the order is written, and released in reverse', async () => {
  claims.splice(0, 0, new SpecClaim('code', CODE));
  claims.splice(-1, 0, new SpecClaim('credit', CREDIT));
  const { product, send } = await givenRequest();
  const taken = openStatementLog();
  const { body } = await send().expect(201);
  taken.close();
  const counted = ['product_id = any', 'with held as'];
  const marks = ['insert into orders', "'spec code'", ...counted, "'spec credit'", STOCK];
  expect(marksIn(taken.texts, marks)).toEqual(marks);
  expect(await stockOf(shop.db, product.id)).toBe(3);

  const headers = await asAdmin(shop);
  const released = openStatementLog();
  await shop.http().post(`/api/admin/orders/${body.id}/cancel`).set(headers).send({}).expect(200);
  released.close();
  expect(marksIn(released.texts, [STOCK, "'spec credit'", "'spec code'"])).toEqual([STOCK, "'spec credit'", "'spec code'"]);
  expect(await stockOf(shop.db, product.id)).toBe(5);
  expect(await query(shop.db, 'select * from spec_claims')).toEqual([]);
});

it('leave nothing when one of them refuses the order, and the first in the list says why', async () => {
  claims.splice(0, 0, new SpecClaim('code', CODE), new UsedUpClaim('credit', CREDIT));
  const { product, sessionId, send } = await givenRequest();
  await shop.db.query('update products set stock_quantity = 1 where id = $1', [product.id]);
  expect((await send().expect(409)).body.message).toBe('The credit is used up');
  expect(await query(shop.db, 'select * from spec_claims')).toEqual([]);
  expect(await stockOf(shop.db, product.id)).toBe(1);
  expect(await countOf('select count(*)::int as n from orders where session_id = $1', sessionId)).toBe(0);
  expect(await countOf('select count(*)::int as n from cart_items where session_id = $1', sessionId)).toBe(1);
});
