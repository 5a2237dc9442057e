import { expect, sql, test } from '@shop/browser-testing';
import { open } from '../support/screens';

test('a card shows the next picture while the mouse is on it', async ({ page, shop }) => {
  const [product] = await sql<{ name: string }>(
    shop.databaseUrl,
    `select name from products p where deleted_at is null and stock_quantity > 0
       and (select count(*) from product_images i where i.product_id = p.id) > 1 order by created_at desc limit 1`,
  );
  const name = product?.name ?? '';
  await open(page, `/products?search=${encodeURIComponent(name)}`);
  const card = page.locator('main article').filter({ has: page.getByRole('heading', { name, exact: true }) });
  const [main] = await card.locator('img').all();
  const requests: string[] = [];
  page.on('request', (request) => requests.push(request.url()));
  await expect(card.locator('img')).toHaveCount(1);
  await card.hover();
  await expect(card.locator('img')).toHaveCount(2);
  const second = card.locator('img').last();
  await expect(second).toHaveCSS('opacity', '1');
  expect(await second.getAttribute('src')).not.toBe(await main?.getAttribute('src'));
  await page.mouse.move(0, 0);
  await expect(second).toHaveCSS('opacity', '0');
  expect(requests.filter((url) => /\/api\/products\/[^/]+\/images/.test(url))).toHaveLength(1);
});
