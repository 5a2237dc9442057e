import { ADMIN } from '@shop/browser-testing/backend';
import { expect, sql, test } from '@shop/browser-testing';
import { confirmIdentity, openAdmin } from './support/admin-journey';
import { crawl } from './support/crawl';
import { placeOrder, updateOrder } from './support/orders-journey';

test.beforeAll(async ({ browser, shop }) => {
  for (const role of ['manager', 'packer', 'bookkeeper']) {
    await sql(
      shop.databaseUrl,
      `insert into users (username, password, is_admin, role, password_changed_at)
       select $1, password, true, $1, now() from users where username = $2 on conflict do nothing`,
      [role, ADMIN.username],
    );
  }
  const page = await browser.newPage({ baseURL: shop.origin });
  await openAdmin(page);
  await placeOrder(page, shop);
  for (const [step, ...moves] of [['paid'], ['paid', 'processing'], ['paid', 'processing', 'shipped'], ['cancelled']]) {
    const { id } = await placeOrder(page, shop, { customerName: 'Ida Grant', customerEmail: 'ida@example.com' });
    if (step === 'cancelled') await updateOrder(page, shop, id, 'cancel', {});
    else await updateOrder(page, shop, id, 'payment', { reference: 'ZL-1' });
    for (const status of moves) await updateOrder(page, shop, id, 'status', { status });
  }
  const invoice = { clientName: 'Harbor Church', clientEmail: 'church@example.com', status: 'sent' };
  const items = [{ customProductName: 'Mural', customProductPrice: '120.00', quantity: 1, unitPrice: '120.00' }];
  const created = await page.evaluate(
    (body) =>
      fetch('/api/invoices', {
        method: 'POST',
        headers: { authorization: `Bearer ${localStorage.getItem('adminToken')}`, 'content-type': 'application/json' },
        body: JSON.stringify(body),
      }).then(({ status }) => status),
    { invoice, items },
  );
  expect(created).toBe(201);
  await page.close();
});

test.afterEach(({ consoleNoise }) => consoleNoise.splice(0));

for (const { role, buttons, pages } of [
  { role: 'packer', buttons: true, pages: ['/admin/orders/:id', '/admin/products'] },
  {
    role: 'bookkeeper',
    buttons: true,
    pages: [
      '/admin/orders/:id',
      '/admin/orders/figures',
      '/admin/invoices',
      '/admin/artist-ledger/:id',
      '/admin/artist-ledger/months',
    ],
  },
  { role: 'manager', buttons: false, pages: ['/admin/products?stock=low', '/admin/settings'] },
  { role: ADMIN.username, buttons: false, pages: ['/admin/products?stock=low', '/admin/staff'] },
]) {
  test(`no link or button leads a ${role === ADMIN.username ? 'owner' : role} to a page that is missing or forbidden`, async ({
    page,
  }) => {
    test.slow();
    await openAdmin(page, '/admin', role);
    // The buttons that ask for the password again do at once what they do.
    expect(await confirmIdentity(page)).toBe(200);
    const found = await crawl(page, { buttons });
    expect(found.refused).toEqual([]);
    expect(found.pages).toEqual(expect.arrayContaining(pages));
  });
}
