import { readCatalog, storedName } from '@shop/demo';
import { givenCategory, givenProduct, givenSizedProduct } from '#test/support/builders/catalog.js';
import { givenModes, givenRule } from '#test/support/builders/shop-prices.js';
import { givenUser, TEST_PASSWORD } from '#test/support/builders/users.js';
import { givenPasskey } from '#test/support/fakes/passkey-device.js';
import { openShop, type TestShop } from '#test/support/shop.js';
import { AdminTokens } from '../auth/index.js';

let shop: TestShop;
let admin: { authorization: string };
beforeAll(async () => {
  shop = await openShop({
    PUBLIC_ORIGIN: 'https://shop.localhost',
    SMTP_URL: 'smtp://127.0.0.1:1',
    MAIL_FROM: 'Shop <hello@shop.test>',
    MAIL_STAFF: 'staff@shop.test',
    RATE_LIMITS: 'on',
  });
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

/** The main image of a product that the demo shop starts with. */
async function sampleImage(): Promise<string> {
  const { products } = await readCatalog();
  return `/api/images/${storedName(products[0]?.images[0] ?? '')}`;
}

it('is done step by step by staff', async () => {
  expect(await missing()).toEqual([
    'handles',
    'contact',
    'mail',
    'webhook',
    'pages',
    'products',
    'tax',
    'second-factor',
    'backup',
    'figures',
  ]);

  const sample = await givenProduct(shop.db, { imageUrl: await sampleImage() });
  expect(await missing()).toContain('samples');
  await shop.http().delete(`/api/admin/products/${sample.id}`).set(admin).expect(200);
  const own = await givenProduct(shop.db, { imageUrl: '/api/images/own.jpg', stockQuantity: 1, state: 'draft' });
  // A draft is not in the shop.
  expect(await missing()).toContain('products');
  await shop.db.query(`update products set state = 'live' where id = $1`, [own.id]);
  expect(await missing()).toEqual([
    'handles',
    'contact',
    'mail',
    'webhook',
    'pages',
    'tax',
    'second-factor',
    'backup',
    'figures',
  ]);

  await save('payments', { venmo: '@Own-Shop', zelle: 'pay@own.shop' });
  expect(await missing()).toContain('handles');
  await save('payments', { cashapp: '' });
  await givenModes(shop, { taxMode: 'table' });
  const rule = await givenRule(shop.db, { validFrom: '2099-01-01' });
  await shop.waitForNotifications();
  expect(await missing()).toContain('tax');
  await shop.db.query('update tax_rules set valid_from = null where id = $1', [rule.id]);
  await shop.waitForNotifications();
  expect(await missing()).not.toContain('tax');
  await shop.db.query('delete from tax_rules');
  await givenModes(shop, { taxMode: 'stripe' });
  expect(await missing()).not.toContain('tax');
  await givenModes(shop, { taxMode: 'off' });
  expect(await missing()).toContain('tax');
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
  expect(await missing()).toEqual(['mail', 'webhook', 'second-factor', 'backup']);
  await shop.db.query("insert into backups (started_at) values (now() - interval '23 hours')");
  expect(await missing()).toEqual(['mail', 'webhook', 'second-factor']);
});

it('wants a second factor from every owner who can sign in', async () => {
  await shop.db.query('update users set totp_confirmed_at = now()');
  expect(await missing()).not.toContain('second-factor');
  const second = await givenUser(shop);
  expect(await missing()).toContain('second-factor');
  await givenPasskey(shop, second.id);
  expect(await missing()).not.toContain('second-factor');
  const third = await givenUser(shop);
  await givenUser(shop, { role: 'packer' });
  expect(await missing()).toContain('second-factor');
  await shop.db.query('update users set disabled_at = now() where id = $1', [third.id]);
  expect(await missing()).not.toContain('second-factor');
});

it('counts own products without sizes in categories that are ordered by size', async () => {
  const sizes = async () => {
    const { body } = await shop.http().get('/api/admin/opening').set(admin).expect(200);
    return body.steps.find(({ id }: { id: string }) => id === 'sizes').hint;
  };
  const garments = await givenCategory(shop.db, { slug: 'hoodies' });
  const hats = await givenCategory(shop.db, { slug: 'hats' });
  await givenProduct(shop.db, { categoryId: hats.id });
  expect(await sizes()).toBe('Every garment can be ordered in a size.');
  await givenProduct(shop.db, { categoryId: garments.id });
  expect(await sizes()).toBe("1 garment has no sizes yet. Add them in the product's dialog.");
  expect(await missing()).toContain('sizes');

  await shop.db.query('update categories set size_guide = $2 where id = $1', [hats.id, { columns: [], rows: [], note: null }]);
  expect(await sizes()).toBe("2 garments have no sizes yet. Add them in the product's dialog.");
  await shop.db.query(`update products set deleted_at = now() where category_id = $1`, [garments.id]);
  await shop.db.query(`update products set image_url = $2 where category_id = $1`, [hats.id, await sampleImage()]);
  expect(await sizes()).toBe('Every garment can be ordered in a size.');
});

it('counts a product without sizes beside a sized one of its category', async () => {
  const { id: categoryId } = await givenCategory(shop.db);
  await givenProduct(shop.db, { categoryId });
  expect(await missing()).not.toContain('sizes');
  await givenSizedProduct(shop.db, { S: 1 }, { categoryId });
  expect(await missing()).toContain('sizes');
});

it('deletes the sample products that are left, and no other', async () => {
  const sample = await givenProduct(shop.db, { imageUrl: await sampleImage() });
  const own = await givenProduct(shop.db, { imageUrl: '/api/images/own.jpg' });
  const { body: before } = await shop.http().get('/api/admin/opening').set(admin).expect(200);
  const { body } = await shop.http().post('/api/admin/opening/remove-samples').set(admin).expect(200);
  expect(body.outcomes).toHaveLength(before.sampleProducts);
  expect(body.outcomes).toContainEqual({ id: sample.id, outcome: 'done', message: null });
  expect(await missing()).not.toContain('samples');
  await shop.http().get(`/api/products/${own.id}`).expect(200);
  await shop.http().post('/api/admin/opening/remove-samples').set(admin).expect(200, { outcomes: [] });
});
