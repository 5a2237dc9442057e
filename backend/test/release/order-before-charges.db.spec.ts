import { randomUUID } from 'node:crypto';
import { givenProduct } from '../support/builders/catalog.js';
import { newSession } from '../support/builders/cart.js';
import { givenCart } from '../support/builders/order.js';
import { BALTIMORE, givenPrices } from '../support/builders/shop-prices.js';
import { asAdmin } from '../support/builders/users.js';
import { CardShop } from '../support/card-shop.js';
import { expectInvariants } from '../support/invariants.js';

/** How 1.0.0 placed an order: without charges, state and language. */
const INSERT_ORDER = `with reserved as (delete from reserved_order_numbers where session_id = $1 returning order_number),
    given as materialized (
      select given.*, (select order_number from reserved) as reserved
      from jsonb_to_record($2::jsonb) as given(id uuid, "randomNumber" text, "customerEmail" text, "customerName" text,
        "customerPhone" text, "shippingAddress" jsonb, notes text, "totalAmount" text, "paymentMethod" text, "paymentStatus" text,
        "paymentIntentId" text, fingerprint text, "placedFrom" text)),
    item as materialized (
      select * from rows from (jsonb_to_recordset($3::jsonb) as ("productId" uuid, "variantId" uuid, "variantLabel" text, name text,
          "imageUrl" text, quantity int, price text))
        with ordinality as item("productId", "variantId", "variantLabel", name, "imageUrl", quantity, price, position)),
    placed as (
      insert into orders (id, order_number, customer_email, customer_name, customer_phone, shipping_address, notes, total_amount,
        payment_method, payment_status, payment_intent_id, session_id, fingerprint, placed_from, item_names)
      select id, coalesce(reserved, "randomNumber"), "customerEmail", "customerName", "customerPhone", "shippingAddress", notes,
        "totalAmount", "paymentMethod", "paymentStatus", "paymentIntentId", $1, fingerprint, "placedFrom",
        (select string_agg(distinct name, ' ' order by name) from item)
      from given
      where reserved is not null
        or not exists (select from orders where order_number = "randomNumber")
          and not exists (select from reserved_order_numbers where order_number = "randomNumber")
      returning id, order_number, payment_status),
    items as (
      insert into order_items (order_id, product_id, variant_id, variant_label, product_name, product_image_url, quantity, price_at_time)
      select placed.id, "productId", "variantId", "variantLabel", name, "imageUrl", quantity, price
      from placed, item order by position),
    history as (
      insert into order_events (order_id, kind, to_state, actor, detail)
      select id, 'placed', 'pending', 'shopper', jsonb_build_object('payment', payment_status) from placed)
    select id, order_number as "orderNumber" from placed`;

let cards: CardShop;
let admin: { authorization: string };
beforeEach(async () => {
  cards = await CardShop.open('sandbox');
  admin = await asAdmin(cards.shop);
});
afterEach(async () => {
  await expectInvariants(cards.shop.db);
  await cards.close();
});

const read = async (path: string) => (await cards.shop.http().get(path).set(admin).expect(200)).body;
const write = (id: string, action: string, body: object) =>
  cards.shop.http().post(`/api/admin/orders/${id}/${action}`).set(admin).send(body);

/** 64.00 to Baltimore, to be paid by Zelle, in its one transaction. */
async function placedByTheReleaseBefore(): Promise<string> {
  const { id: productId, name } = await givenProduct(cards.shop.db, { priceCents: 6_400 });
  const id = randomUUID();
  const order = {
    id,
    randomNumber: 'ORD-7KQ2M9XA',
    customerEmail: 'ada.moore@example.com',
    customerName: 'Ada Moore',
    customerPhone: null,
    shippingAddress: BALTIMORE,
    notes: null,
    totalAmount: '64.00',
    paymentMethod: 'zelle',
    paymentStatus: 'unpaid',
    paymentIntentId: null,
    fingerprint: 'f'.repeat(64),
    placedFrom: null,
  };
  const items = [{ productId, variantId: null, variantLabel: null, name, imageUrl: null, quantity: 1, price: '64.00' }];
  await cards.shop.db.transaction(async (tx) => {
    await tx.query('update products set stock_quantity = stock_quantity - 1 where id = $1', [productId]);
    await tx.query(INSERT_ORDER, [newSession(), JSON.stringify(order), JSON.stringify(items)]);
    const event = `insert into outbox (topic, payload, dedupe_key) values ('order.placed', $1, $2)`;
    await tx.query(event, [JSON.stringify({ orderId: id }), `order.placed:${id}`]);
  });
  return id;
}

describe('the release before, while shipping and tax are on', () => {
  it('places orders that cost their pieces; they are paid, reported and given back like others', async () => {
    await givenPrices(cards.shop);
    const id = await placedByTheReleaseBefore();
    expect(await read(`/api/admin/orders/${id}`)).toMatchObject({
      totalAmount: '64.00',
      taxAmount: '0.00',
      shippingAmount: '0.00',
      charges: [],
      shipState: null,
      locale: 'en-US',
    });
    await write(id, 'payment', { reference: 'Z' }).expect(200);
    const report = await read('/api/admin/tax-report');
    expect(report.states).toMatchObject([
      { state: 'MD', orders: 1, gross: '64.00', taxable: '0.00', tax: '0.00', authorities: [] },
    ]);
    await write(id, 'refunds', {}).expect(201);
    const refunded = await read(`/api/admin/orders/${id}`);
    expect(refunded).toMatchObject({ refundedAmount: '64.00', refunds: [{ amount: '64.00', taxAmount: '0.00' }] });
  });

  it('begins card payments whose total stays when this release places their order', async () => {
    const lines = [{ product: await givenProduct(cards.shop.db, { priceCents: 6_400 }), quantity: 1 }];
    const sessionId = await givenCart(cards.shop.db, lines);
    const { body } = await cards.begin(sessionId, lines).expect(201);
    const unknown = 'update checkouts set charges = default where session_id = $1 returning charges';
    expect(await cards.shop.db.query(unknown, [sessionId])).toEqual([[{ charges: [] }], 1]);
    await givenPrices(cards.shop);
    await cards.pay(body.clientSecret);
    const { body: order } = await cards.order(sessionId, lines).expect(201);
    expect(await read(`/api/orders/${order.id}`)).toMatchObject({ totalAmount: '64.00', amountDue: '0.00', charges: [] });
  });
});
