import { givenOrder } from '#test/support/builders/placed-order.js';
import { asAdmin } from '#test/support/builders/users.js';
import { openShop, type TestShop } from '#test/support/shop.js';

let shop: TestShop;
let admin: { authorization: string };
beforeAll(async () => {
  shop = await openShop();
  admin = await asAdmin(shop);
});
afterAll(() => shop.close());

const post = (id: string, what: string, body: object) =>
  shop.http().post(`/api/admin/orders/${id}/${what}`).set(admin).send(body);
const TRACKING = { carrier: 'USPS', number: '9400 1000' };

it('every change is in the activity log with the number of the order and its states', async () => {
  const { id, orderNumber } = await givenOrder(shop);
  await post(id, 'payment', { reference: 'ZL-1' }).expect(200);
  await post(id, 'status', { status: 'processing' }).expect(200);
  await post(id, 'status', { status: 'shipped', tracking: TRACKING }).expect(200);
  await post(id, 'notes', { text: 'A gift' }).expect(201);
  const rows: { action: string; detail: unknown }[] = await shop.db.query(
    'select action, detail from audit_log where entity_id = $1 order by created_at',
    [id],
  );
  const name = orderNumber;
  const status = (before: string, after: string): object => ({ status: { before, after } });
  expect(rows).toEqual([
    {
      action: 'marked paid',
      detail: {
        name,
        reference: 'ZL-1',
        changes: { ...status('pending', 'confirmed'), paymentStatus: { before: 'unpaid', after: 'paid' } },
      },
    },
    { action: 'moved', detail: { name, changes: status('confirmed', 'processing') } },
    { action: 'moved', detail: { name, changes: status('processing', 'shipped'), tracking: 'USPS 9400 1000' } },
    { action: 'noted', detail: { name } },
  ]);
});
