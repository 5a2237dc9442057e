import { strFromU8, unzipSync } from 'fflate';
import { givenProduct, givenSizedProduct, sizeOf } from '#test/support/builders/catalog.js';
import { givenCart, orderBody, type OrderLine } from '#test/support/builders/order.js';
import { givenOrder } from '#test/support/builders/placed-order.js';
import { BALTIMORE, givenPrices, givenRate } from '#test/support/builders/shop-prices.js';
import { asAdmin } from '#test/support/builders/users.js';
import { openShop, type TestShop } from '#test/support/shop.js';
import type { PackingSlipsView } from './bulk-orders.view.js';

let shop: TestShop;
let ada: { authorization: string };
beforeAll(async () => {
  shop = await openShop();
  ada = await asAdmin(shop, { username: 'ada' });
});
afterAll(() => shop.close());

const PACKED = { status: 'processing', paymentStatus: 'paid' } as const;
const get = (path: string, orderIds: readonly string[]) =>
  shop
    .http()
    .get(`/api/admin/orders/selected/${path}`)
    .query({ orderIds: orderIds.join(',') })
    .set(ada);

it('the labels are a CSV with address and lines, and no cell is a formula (threat 73)', async () => {
  const order = await givenOrder(shop, { ...PACKED, customerName: '=1+1' });
  const { text, headers } = await get('labels.csv', [order.id]).expect(200);
  expect(headers['content-type']).toBe('text/csv; charset=utf-8');
  const [heading, line, rest] = text.split('\r\n');
  expect(heading).toBe(
    '\uFEFF"Order number","Name","Street","City","State","ZIP code","Country","E-mail","Phone","Pieces","Items","Special instructions","Carrier","Tracking number","Street 2","Weight (oz)","Shipping"',
  );
  expect(line).toContain(`"${order.orderNumber}","'=1+1"`);
  expect(line).toMatch(/,"2","2 × [^"]+",.*,"","",""$/);
  expect(rest).toBe('');
});

it('the labels keep a ZIP code, a phone and a city as typed, for label programs and for Excel (P4, P5)', async () => {
  const order = await givenOrder(shop, { ...PACKED, customerName: '=1+1', customerPhone: '+15550100' });
  await shop.db.query(
    `update orders set shipping_address = shipping_address || '{"city": "-Boston", "zipCode": "02139"}' where id = $1`,
    [order.id],
  );
  const csv = await get('labels.csv', [order.id]).expect(200);
  expect(csv.text).toContain('"-Boston","MD","02139"');
  expect(csv.text).toContain(',"+15550100",');
  const sheet = await get('labels.xlsx', [order.id]).responseType('blob').expect(200);
  expect(sheet.headers['content-disposition']).toBe('attachment; filename="labels.xlsx"');
  const { 'xl/worksheets/sheet1.xml': cells } = unzipSync(sheet.body as Buffer);
  for (const text of ['=1+1', '-Boston', '02139', '+15550100']) expect(strFromU8(cells!)).toContain(`>${text}</t>`);
});

describe('an order that goes by a rate', () => {
  beforeAll(async () => {
    await givenPrices(shop);
    await shop.db.query('delete from shipping_rates');
    await givenRate(shop.db, { daysMin: 3, daysMax: 5 });
    await shop.waitForNotifications();
  });

  async function place(lines: readonly OrderLine[], totalAmount: string): Promise<string> {
    const shippingAddress = { ...BALTIMORE, street2: 'Apt. 4B' };
    const body = orderBody(await givenCart(shop.db, lines), lines, { shippingAddress, totalAmount });
    return ((await shop.http().post('/api/orders').send(body).expect(201)).body as { id: string }).id;
  }

  it('names it with the second line of the address and the weight of all pieces, of sizes by their own', async () => {
    const cap = await givenProduct(shop.db, { priceCents: 1_000, weightOz: '4.5' });
    const hoodie = await givenSizedProduct(shop.db, { M: 5, L: 5 }, { priceCents: 2_000, weightOz: '18.0' });
    await shop.db.query('update product_variants set weight_oz = 20.3 where id = $1', [sizeOf(hoodie, 'L').id]);
    const lines = [
      { product: cap, quantity: 2 },
      { product: hoodie, variant: sizeOf(hoodie, 'M'), quantity: 1 },
      { product: hoodie, variant: sizeOf(hoodie, 'L'), quantity: 1 },
    ];
    const id = await place(lines, '69.60');
    const [, line] = (await get('labels.csv', [id]).expect(200)).text.split('\r\n');
    expect(line).toMatch(/,"Apt\. 4B","47\.3","Standard, 3 to 5 days"$/);
    const sheet = await get('labels.xlsx', [id]).responseType('blob').expect(200);
    const { 'xl/worksheets/sheet1.xml': cells } = unzipSync(sheet.body as Buffer);
    for (const text of ['Apt. 4B', '47.3', 'Standard, 3 to 5 days']) expect(strFromU8(cells!)).toContain(`>${text}</t>`);
  });

  it.each([
    ['Mass.', '02139', 'MA', '02139'],
    ['Washington State', '98362', 'WA', '98362'],
    ['maryland', '21201', 'MD', '21201'],
    ['MD', '21201\u20131234', 'MD', '21201-1234'],
    ['Maryland (MD)', '\uff12\uff11\uff12\uff10\uff11', 'MD', '21201'],
    ['d.c.', '20001 1234', 'DC', '20001-1234'],
    ['Armed Forces (AE)', '09012', 'AE', '09012'],
    ['  new   york ', '10001-0001', 'NY', '10001-0001'],
    ['Puerto Rico', '00901', 'PR', '00901'],
    ['Wash. State', '98362', 'WA', '98362'],
  ])('has codes for machines: %s %s is %s %s', async (state, zipCode, code, plain) => {
    const product = await givenProduct(shop.db, { priceCents: 6_400 });
    const id = await place([{ product, quantity: 1 }], '73.84');
    await shop.db.query(
      `update orders set shipping_address = shipping_address || jsonb_build_object('state', $2::text, 'zipCode', $3::text) where id = $1`,
      [id, state, zipCode],
    );
    const [, line] = (await get('labels.csv', [id]).expect(200)).text.split('\r\n');
    expect(line).toContain(`"Baltimore","${code}","${plain}","United States"`);
  });

  it('keeps a state and a ZIP code that nobody can read as they were typed', async () => {
    const product = await givenProduct(shop.db, { priceCents: 6_400 });
    const id = await place([{ product, quantity: 1 }], '73.84');
    await shop.db.query(
      `update orders set shipping_address = shipping_address || '{"state": "Atlantis", "zipCode": "K1A 0B1"}' where id = $1`,
      [id],
    );
    expect((await get('labels.csv', [id]).expect(200)).text).toContain('"Baltimore","Atlantis","K1A 0B1"');
  });

  it('has no weight unless each piece has one', async () => {
    const cap = await givenProduct(shop.db, { priceCents: 1_000, weightOz: '4.5' });
    const pin = await givenProduct(shop.db, { priceCents: 1_000 });
    const id = await place(
      [
        { product: cap, quantity: 1 },
        { product: pin, quantity: 1 },
      ],
      '27.20',
    );
    const { slips } = (await get('slips', [id]).expect(200)).body as PackingSlipsView;
    expect(slips[0]).toMatchObject({ weightOz: null, shippingName: 'Standard, 3 to 5 days' });
  });

  it('shows packers by which rate it goes, and no amount', async () => {
    const packer = await asAdmin(shop, { username: 'pat', role: 'packer' });
    const id = await place(
      [{ product: await givenProduct(shop.db, { priceCents: 6_400, weightOz: '18.0' }), quantity: 1 }],
      '73.84',
    );
    const query = { orderIds: id };
    const { body, text } = await shop.http().get('/api/admin/orders/selected/slips').query(query).set(packer).expect(200);
    expect((body as PackingSlipsView).slips[0]).toMatchObject({
      shippingName: 'Standard, 3 to 5 days',
      weightOz: 18,
      shippingAddress: { street2: 'Apt. 4B' },
    });
    expect(text).not.toMatch(/\b(64\.00|6\.00|3\.84|73\.84)\b/);
  });
});
