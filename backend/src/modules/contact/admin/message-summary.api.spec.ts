import { givenMessage } from '#test/support/builders/message.js';
import { asAdmin } from '#test/support/builders/users.js';
import { openShop, type TestShop } from '#test/support/shop.js';

let shop: TestShop;
let admin: { authorization: string };
beforeAll(async () => {
  shop = await openShop();
  admin = await asAdmin(shop);
});
afterAll(() => shop.close());

const unread = async (): Promise<number> =>
  (await shop.http().get('/api/admin/messages/summary').set(admin).expect(200)).body.unread as number;
const mark = (id: string, body: object) => shop.http().put(`/api/admin/messages/${id}`).set(admin).send(body).expect(200);

it('counts the unread messages of the inbox', async () => {
  expect(await unread()).toBe(0);
  const [first, second] = [await givenMessage(shop.db, {}), await givenMessage(shop.db, {})];
  expect(await unread()).toBe(2);
  await mark(first.id, { read: true });
  expect(await unread()).toBe(1);
  await mark(second.id, { read: false, archived: true });
  expect(await unread()).toBe(0);
  await mark(first.id, { read: false });
  expect(await unread()).toBe(1);
});

it('is not for packers and bookkeepers (threat 131)', async () => {
  for (const role of ['packer', 'bookkeeper'] as const) {
    await shop
      .http()
      .get('/api/admin/messages/summary')
      .set(await asAdmin(shop, { role }))
      .expect(403);
  }
});
