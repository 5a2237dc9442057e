import { readCatalog, storedName } from '@shop/demo';
import { givenProduct } from '#test/support/builders/catalog.js';
import { givenUser, TEST_PASSWORD } from '#test/support/builders/users.js';
import { openShop, type TestShop } from '#test/support/shop.js';
import { AdminTokens } from '../auth/index.js';

let shop: TestShop;
let admin: { authorization: string };
beforeAll(async () => {
  shop = await openShop({ PUBLIC_ORIGIN: 'https://shop.example' });
  admin = { authorization: `Bearer ${await shop.app.get(AdminTokens).issue(await givenUser(shop))}` };
  await shop.http().post('/api/admin/me/confirm').set(admin).send({ password: TEST_PASSWORD }).expect(200);
});
afterAll(() => shop.close());

async function missing(): Promise<string[]> {
  const { body } = await shop.http().get('/api/admin/opening').set(admin).expect(200);
  return body.steps.flatMap(({ id, done }: { id: string; done: boolean }) => (done ? [] : [id]));
}

async function save(group: string, values: object): Promise<void> {
  const { body } = await shop.http().get('/api/admin/settings').set(admin).expect(200);
  await shop.http().put(`/api/admin/settings/${group}`).set(admin).send({ version: body.version, values }).expect(200);
}

it('is done step by step by staff', async () => {
  expect(await missing()).toEqual(['handles', 'contact', 'mail', 'webhook', 'pages', 'products', 'tax', 'backup', 'figures']);

  const { products } = await readCatalog();
  const sample = await givenProduct(shop.db, { imageUrl: `/api/images/${storedName(products[0]?.images[0] ?? '')}` });
  expect(await missing()).toContain('samples');
  await shop.http().delete(`/api/admin/products/${sample.id}`).set(admin).expect(200);
  await givenProduct(shop.db, { imageUrl: '/api/images/own.jpg', stockQuantity: 1 });
  expect(await missing()).toEqual(['handles', 'contact', 'mail', 'webhook', 'pages', 'tax', 'backup', 'figures']);

  await save('payments', { venmo: '@Own-Shop', zelle: 'pay@own.shop' });
  expect(await missing()).toContain('handles');
  await save('payments', { cashapp: '' });
  await save('orders', { salesTax: 'not-collected' });
  await save('claims', { impact: [] });
  await save('contact', {
    email: 'hi@own.shop',
    phone: '410 555 0199',
    postalAddress: { street: '1 Own Street', city: 'Baltimore', state: 'MD', zipCode: '21201' },
  });
  for (const slug of ['returns', 'shipping', 'privacy']) {
    const page = { version: 0, title: slug, body: 'Text', published: true };
    await shop.http().put(`/api/admin/pages/${slug}`).set(admin).send(page).expect(200);
  }
  await shop.db.query("insert into backups (started_at) values (now() - interval '26 hours')");
  expect(await missing()).toEqual(['mail', 'webhook', 'backup']);
  await shop.db.query("insert into backups (started_at) values (now() - interval '23 hours')");
  expect(await missing()).toEqual(['mail', 'webhook']);
});
