import { expect } from '@shop/browser-testing';
import { openAdmin } from '../support/admin-journey';
import { test } from '../support/catalog-journey';
import { placeOrder, updateOrder } from '../support/orders-journey';

const SHOP_TIME = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeStyle: 'short', timeZone: 'America/New_York' });
const spaced = (text: string): string => text.replaceAll('\u202f', ' ').trim();

test.use({ timezoneId: 'Asia/Tokyo' });

test('every list shows times in the time zone of the shop, wherever the admin is', async ({ page, shop }) => {
  await openAdmin(page, '/admin');
  const { id } = await placeOrder(page, shop);
  await updateOrder(page, shop, id, 'payment', { reference: 'ZL-1' });
  const message = { name: 'Ada', email: 'ada@example.com', subject: 'general', message: 'When do you open?' };
  expect((await page.request.post('/api/contact', { data: message })).ok()).toBe(true);
  for (const path of ['/admin/orders?queue=all', '/admin/messages', '/admin/activity']) {
    await page.goto(path);
    const time = page.locator('main time').first();
    await expect(time).toBeVisible();
    const expected = SHOP_TIME.format(new Date((await time.getAttribute('datetime')) ?? ''));
    await expect.poll(async () => spaced(await time.innerText())).toBe(spaced(expected));
  }
});
