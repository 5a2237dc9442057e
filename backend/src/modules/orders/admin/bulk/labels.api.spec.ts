import { strFromU8, unzipSync } from 'fflate';
import { givenOrder } from '#test/support/builders/placed-order.js';
import { asAdmin } from '#test/support/builders/users.js';
import { openShop, type TestShop } from '#test/support/shop.js';

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
    '\uFEFF"Order number","Name","Street","City","State","ZIP code","Country","E-mail","Phone","Pieces","Items","Special instructions","Carrier","Tracking number"',
  );
  expect(line).toContain(`"${order.orderNumber}","'=1+1"`);
  expect(line).toMatch(/,"2","2 × [^"]+"/);
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
