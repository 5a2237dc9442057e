import { query } from '#platform/database/sql.js';
import { givenProduct } from '#test/support/builders/catalog.js';
import { givenCart, orderBody } from '#test/support/builders/order.js';
import { asAdmin } from '#test/support/builders/users.js';
import { openShop, type TestShop } from '#test/support/shop.js';
import type { OrderPageView } from './admin-order.view.js';

let shop: TestShop;
let owner: { authorization: string };
let zoe: Placed;
let lee: Placed;

interface Placed {
  id: string;
  orderNumber: string;
}

const ZOE = {
  customerName: 'Zoë Quill',
  customerPhone: '+1 (907) 555-0142',
  shippingAddress: { street: '7 Señora Lane', city: 'Tok', state: 'AK', zipCode: '99780-1234', country: 'United States' },
};

async function place(product: string, over: object = {}): Promise<Placed> {
  const lines = [{ product: await givenProduct(shop.db, { name: product, priceCents: 4_800 }), quantity: 2 }];
  const body = orderBody(await givenCart(shop.db, lines), lines, over as Record<string, unknown>);
  return (await shop.http().post('/api/orders').send(body).expect(201)).body as Placed;
}

const find = async (search: string, who = owner): Promise<string[]> => {
  const { body } = await shop.http().get('/api/admin/orders').query({ queue: 'all', search }).set(who).expect(200);
  return (body as OrderPageView).orders.map(({ orderNumber }) => orderNumber);
};
const detailsOf = async ({ id }: Placed): Promise<string> => {
  const [row] = await query<{ text: string }>(shop.db, 'select details_text as text from orders where id = $1', [id]);
  return row?.text ?? 'no such order';
};

beforeAll(async () => {
  shop = await openShop();
  owner = await asAdmin(shop, { username: 'olga' });
  zoe = await place('Crème Hoodie', ZOE);
  lee = await place('Harbor Cap');
});
afterAll(() => shop.close());

describe('the search of the orders', () => {
  it.each([
    '9075550142',
    '907-555-0142',
    '(907) 555 0142',
    '+1 907.555.0142',
    '1 907 555 0142',
    '555-0142',
    '7 Senora Lane',
    'señora',
    'Tok 99780',
    'Tok, AK 99780',
    '99780-1234',
    'creme hoodie',
    'HOODIE quill',
    'quill, zoe',
    '7 Señora Lane, Tok, AK 99780-1234',
  ])('finds an order by "%s"', async (search) => {
    expect(await find(search)).toEqual([zoe.orderNumber]);
  });

  it.each(['9075550143', 'hoodie cap', 'tok baltimore', 'harbor quill', 'united states'])(
    'finds nothing that does not hold all of "%s"',
    async (search) => {
      expect(await find(search)).toEqual([]);
    },
  );

  it('follows a corrected phone and address', async () => {
    const customer = { customerPhone: '212 555 0100', shippingAddress: { ...ZOE.shippingAddress, street: '9 Pine Road' } };
    await shop.http().put(`/api/admin/orders/${lee.id}/customer`).set(owner).send(customer).expect(200);
    expect(await find('2125550100')).toEqual([lee.orderNumber]);
    expect(await find('pine road')).toEqual([lee.orderNumber]);
    expect(await find('12 canal')).toEqual([]);
  });

  it('finds nothing for a packer by what a packer does not see (threat 131)', async () => {
    const packer = await asAdmin(shop, { role: 'packer' });
    const known = await place('Olive Beanie', { ...ZOE, customerName: 'Ines Marsh', customerEmail: 'ines@quiet.example' });
    for (const search of ['9075550142', 'senora', '99780-1234', 'quiet.example']) expect(await find(search, packer)).toEqual([]);
    for (const search of [known.orderNumber, `#${known.orderNumber}`, 'ines marsh', 'olive ines']) {
      expect(await find(search, packer)).toEqual([known.orderNumber]);
    }
    await shop.db.query(`update orders set status = 'shipped', payment_status = 'paid' where id = $1`, [known.id]);
    expect(await find('ines', packer)).toEqual([]);
    expect(await find('olive', packer)).toEqual([known.orderNumber]);
    expect(await find('ines')).toEqual([known.orderNumber]);
  });

  it('holds nothing of a customer who was erased (threat 113)', async () => {
    const gone = await place('Blue Mug', { ...ZOE, customerName: 'Quentin Vale' });
    expect(await detailsOf(gone)).toBe('9075550142 7 senora lane tok ak 99780-1234 blue mug');
    await shop.db.query(`update orders set status = 'delivered', payment_status = 'paid' where id = $1`, [gone.id]);
    await shop.http().post(`/api/admin/orders/${gone.id}/erase-customer`).set(owner).expect(200);
    expect(await detailsOf(gone)).toBe('ak blue mug');
    expect(await find('blue mug')).toEqual([gone.orderNumber]);
  });
});

it('orders are sorted by their total as a number, also page by page, and by time for who may not see money (threat 131)', async () => {
  const orders = await shop.db.query(`select id from orders order by created_at, id`);
  const ids = (orders as { id: string }[]).map(({ id }) => id);
  for (const [place, id] of ids.entries())
    await shop.db.query('update orders set total_amount = $2 where id = $1', [id, `${[9, 148, 96][place % 3]}.00`]);
  const page = async (query: object, who = owner) =>
    (
      await shop
        .http()
        .get('/api/admin/orders')
        .query({ queue: 'all', ...query })
        .set(who)
        .expect(200)
    ).body as OrderPageView;
  const totals = async (query: object) => (await page(query)).orders.map(({ totalAmount }) => Number(totalAmount));
  const ascending = await totals({ sort: 'total-asc' });
  expect(new Set(ascending)).toEqual(new Set([9, 96, 148]));
  expect(ascending).toEqual(ascending.toSorted((one, other) => one - other));
  expect(await totals({ sort: 'total-desc' })).toEqual(ascending.toReversed());
  const first = (await page({ sort: 'total-desc' })).orders[0]!;
  expect(await totals({ sort: 'total-desc', after: first.id })).toEqual(ascending.toReversed().slice(1));
  const packer = await asAdmin(shop, { role: 'packer' });
  expect((await page({ sort: 'total-desc' }, packer)).orders).toEqual((await page({}, packer)).orders);
  await shop.http().get('/api/admin/orders').query({ sort: 'name' }).set(owner).expect(400);
});

describe('orders of an amount', () => {
  it.each(['1096', '1096.00', '$1,096.00', ' $1096 '])(
    'are found in every queue, by nobody who may not see money: %s (threat 131)',
    async (amount) => {
      await shop.db.query(`update orders set total_amount = '1096.00' where id = $1`, [zoe.id]);
      expect(await find(amount)).toEqual([zoe.orderNumber]);
      const { body } = await shop
        .http()
        .get('/api/admin/orders')
        .query({ search: amount, queue: 'to-confirm' })
        .set(owner)
        .expect(200);
      expect((body as OrderPageView).orders.map(({ id }) => id)).toEqual([zoe.id]);
      const packer = await asAdmin(shop, { role: 'packer' });
      expect(await find(amount, packer)).toEqual([]);
      const bookkeeper = await asAdmin(shop, { role: 'bookkeeper' });
      expect(await find(amount, bookkeeper)).toEqual([zoe.orderNumber]);
    },
  );
});
