import { givenArtist, givenProduct } from '#test/support/builders/catalog.js';
import { givenInvoice } from '#test/support/builders/invoice.js';
import { givenMessage } from '#test/support/builders/message.js';
import { givenOrder, type PlacedOrder } from '#test/support/builders/placed-order.js';
import { asAdmin } from '#test/support/builders/users.js';
import { openShop, type TestShop } from '#test/support/shop.js';
import type { SearchResultsView } from './search.view.js';

let shop: TestShop;
let admin: { authorization: string };
let order: PlacedOrder;
beforeAll(async () => {
  shop = await openShop();
  admin = await asAdmin(shop);
  // Numbers without the letters that the names are searched by.
  order = await givenOrder(shop, {
    orderNumber: 'ORD-K9AV3447',
    customerName: 'José García Márquez',
    customerEmail: 'Jose@Garcia.test',
    customerPhone: '+1 (907) 555-0142',
  });
  await givenOrder(shop, {
    orderNumber: 'ORD-96SKRW4G',
    customerName: 'José García',
    customerEmail: 'jose@garcia.test',
    createdAt: new Date('2026-01-01'),
  });
  const { id: artistId } = await givenArtist(shop.db, { name: 'Joaquín Peña' });
  await givenProduct(shop.db, { name: 'Café Hoodie', artistId });
  await givenMessage(shop.db, { name: 'Zoë Writer', email: 'zoe@letters.test' });
  await givenInvoice(shop, admin, { invoice: { clientName: 'Bakery Ñandú', clientEmail: 'bakery@bread.test' } });
}, 60_000);
afterAll(() => shop.close());

const NOTHING: SearchResultsView = { orders: [], products: [], artists: [], customers: [], invoices: [], messages: [] };

async function search(q: string, who = admin): Promise<SearchResultsView> {
  const { body } = await shop
    .http()
    .get('/api/admin/search')
    .query({ q })
    .set(who)
    .expect(200)
    .expect('cache-control', 'no-store');
  return body as SearchResultsView;
}

/** The names of all results. */
async function found(q: string, who = admin): Promise<string[]> {
  const { orders, products, artists, customers } = await search(q, who);
  return [
    ...orders.map(({ customerName }) => `order ${customerName}`),
    ...products.map(({ name }) => `product ${name}`),
    ...artists.map(({ name }) => `artist ${name}`),
    ...customers.map(({ email, name }) => `customer ${email} ${name}`),
  ];
}

const NEWEST_OF_JOSE = ['order José García Márquez', 'customer jose@garcia.test José García Márquez'];
const JOSE = ['order José García Márquez', 'order José García', 'customer jose@garcia.test José García Márquez'];

describe('the search of the admin', () => {
  it.each<[string, string[]]>([
    ['garcia', JOSE],
    ['GARCÍA josé', JOSE],
    ['marquez', NEWEST_OF_JOSE],
    ['jose@garcia', JOSE],
    ['jo peña', ['artist Joaquín Peña']],
    ['cafe', ['product Café Hoodie']],
    ['zoe', ['customer zoe@letters.test Zoë Writer']],
    ['nandu', ['customer bakery@bread.test Bakery Ñandú']],
    ['zo', ['customer zoe@letters.test Zoë Writer']],
    ['fé', ['product Café Hoodie']],
    ['garcia hoodie', []],
    ['907.555.0142', NEWEST_OF_JOSE],
    ['1 907 555 0142', NEWEST_OF_JOSE],
    ['5550142', NEWEST_OF_JOSE],
    ['555-014', []],
    ['907 555 0143', []],
  ])('finds by "%s"', async (q, expected) => {
    expect(await found(q)).toEqual(expected);
  });

  it('finds an order by its number, whole or in part, in any case and with #', async () => {
    const { orderNumber, id } = order;
    for (const q of [orderNumber, orderNumber.toLowerCase(), `#${orderNumber}`, orderNumber.slice(4)])
      expect(await search(q)).toMatchObject({ orders: [{ id, orderNumber, status: 'pending' }], customers: [] });
  });

  it('finds invoices by number, client and total, and messages by what they say', async () => {
    const [invoice] = (await search('nandu')).invoices;
    expect(invoice).toMatchObject({ clientName: 'Bakery Ñandú', status: 'draft' });
    const { invoiceNumber = '', totalAmount = '' } = invoice ?? {};
    for (const q of [invoiceNumber, `#${invoiceNumber}`, totalAmount]) expect((await search(q)).invoices).toEqual([invoice]);
    expect((await search('zoe')).messages).toMatchObject([{ name: 'Zoë Writer' }]);
    const bookkeeper = await asAdmin(shop, { role: 'bookkeeper' });
    expect(await search('zoe', bookkeeper)).toEqual(NOTHING);
    expect((await search(invoiceNumber, bookkeeper)).invoices).toEqual([invoice]);
    expect((await search(invoiceNumber, await asAdmin(shop, { role: 'packer' }))).invoices).toEqual([]);
  });

  it('answers five of each kind at most, the newest first', async () => {
    for (let n = 1; n <= 7; n += 1) await givenProduct(shop.db, { name: `Limit ${n}`, createdAt: new Date(2026, 0, n) });
    expect((await search('limit')).products.map(({ name }) => name)).toEqual([7, 6, 5, 4, 3].map((n) => `Limit ${n}`));
  });

  it.each(['%', '_', '%%', '\\', "' or 1=1 --", '$1', '(((', 'a%', '\u0301\u0301'])('reads %j as text', async (q) => {
    const { status, body } = await shop.http().get('/api/admin/search').query({ q }).set(admin);
    expect([status, status === 200 ? body : NOTHING]).toEqual([q.length < 2 ? 400 : 200, NOTHING]);
  });

  it.each([
    ['nothing', ''],
    ['an empty text', '?q='],
    ['one letter', '?q=a'],
    ['spaces', '?q=%20%20%20'],
    ['a long text', `?q=${'a'.repeat(101)}`],
    ['a list', '?q=ab&q=cd'],
    ['an object', '?q[a]=ab'],
    ['a letter that is seen', '?q=a%00%E2%80%8B'],
  ])('is a 400 for %s', async (_, query) => {
    await shop.http().get(`/api/admin/search${query}`).set(admin).expect(400);
  });

  it('shows only what the account may open (threat 131)', async () => {
    const packer = await asAdmin(shop, { role: 'packer' });
    expect(await found('garcia', packer)).toEqual([]);
    expect(await found('cafe', packer)).toEqual(['product Café Hoodie']);
    expect(await found('joaquin', packer)).toEqual([]);
    expect(await found('9075550142', packer)).toEqual([]);
    expect(await search(order.orderNumber, packer)).toMatchObject({
      orders: [{ orderNumber: order.orderNumber, customerName: '' }],
      customers: [],
    });
    const bookkeeper = await asAdmin(shop, { role: 'bookkeeper' });
    expect(await found('garcia', bookkeeper)).toEqual(JOSE);
    expect(await found('cafe', bookkeeper)).toEqual([]);
    expect(await found('zoe', bookkeeper)).toEqual([]);
    expect(await found('nandu', bookkeeper)).toEqual(['customer bakery@bread.test Bakery Ñandú']);
    await shop.http().get('/api/admin/search').query({ q: 'garcia' }).expect(401);
  });

  it('leaves no searched text in the log (threat 37)', async () => {
    await search('garcia');
    expect(shop.log()).toContain('/api/admin/search');
    expect(shop.log().toLowerCase()).not.toContain('garcia');
  });

  it('finds the customer of an order again after a correction, and no longer after the erasure', async () => {
    const { id } = await givenOrder(shop, { status: 'delivered', paymentStatus: 'paid', customerPhone: '(443) 555-0188' });
    await shop
      .http()
      .put(`/api/admin/orders/${id}/customer`)
      .set(admin)
      .send({ customerName: 'Wilhelmina Corrected' })
      .expect(200);
    expect((await search('wilhelmina')).orders).toMatchObject([{ id }]);
    expect((await search('443 555 0188')).orders).toMatchObject([{ id }]);
    await shop.http().post(`/api/admin/orders/${id}/erase-customer`).set(admin).expect(200);
    expect(await search('wilhelmina')).toEqual(NOTHING);
    expect(await search('443 555 0188')).toEqual(NOTHING);
  });
});

it.each(['1097', '1097.00', '$1,097.00'])(
  'finds an order by its total, for those who see money: %s (threat 131)',
  async (amount) => {
    const { id } = await givenOrder(shop, { orderNumber: 'ORD-TWMMKFFA', totalAmount: '1097.00', customerName: 'Mo Lin' });
    expect((await search(amount)).orders.map((found) => found.id)).toContain(id);
    const packer = await asAdmin(shop, { role: 'packer' });
    expect(await search(amount, packer)).toEqual(NOTHING);
    await shop.db.query('delete from orders where id = $1', [id]);
  },
);

it('says which orders wait for their money, shipped or not, and to nobody without the right to money', async () => {
  const states = [
    { status: 'pending', paymentStatus: 'unpaid' },
    { status: 'confirmed', paymentStatus: 'unpaid' },
    { status: 'cancelled', paymentStatus: 'unpaid' },
    { status: 'confirmed', paymentStatus: 'paid' },
  ] as const;
  const waiting: boolean[][] = [];
  for (const state of states) {
    const { orderNumber } = await givenOrder(shop, state);
    const seenBy = async (who: typeof admin) => (await search(orderNumber, who)).orders.map(({ awaitsPayment }) => awaitsPayment);
    waiting.push([...(await seenBy(admin)), ...(await seenBy(await asAdmin(shop, { role: 'packer' })))]);
  }
  expect(waiting).toEqual([
    [true, false],
    [true, false],
    [false, false],
    [false, false],
  ]);
});
