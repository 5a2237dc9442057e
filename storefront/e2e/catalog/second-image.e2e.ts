import { expect, test } from '@shop/browser-testing';
import { open } from '../support/screens';

test('a card shows the next picture while the mouse is on it', async ({ page }) => {
  await open(page, '/products');
  const card = page.locator('main article').first();
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
