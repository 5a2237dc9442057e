import type { Page } from '@playwright/test';
import { BUYER, expect, LONG_WORD, outsideTexts, productInStock, sql, test } from '@shop/browser-testing';
import { everyScreen, open } from '../support/screens';

test.use({ sharedShop: 'long words' });
const SIZES = [
  { width: 320, height: 568 },
  { width: 390, height: 664 },
  { width: 1440, height: 900 },
];

/** Text that shoppers would have to scroll sideways for, or cannot reach at all. */
async function sidewaysFaults(page: Page, state: string): Promise<string[]> {
  const faults: string[] = [];
  for (const size of SIZES) {
    await page.setViewportSize(size);
    const scrollWidth = await page.evaluate(() => document.documentElement.scrollWidth);
    if (scrollWidth > size.width) faults.push(`${state} is ${scrollWidth} px wide at ${size.width}`);
    for (const text of await outsideTexts(page)) faults.push(`${state} at ${size.width}: ${text}`);
  }
  return faults;
}

test('no screen scrolls sideways, however long a word', async ({ page, shop, consoleNoise }) => {
  test.setTimeout(240_000);
  const [sized] = await sql<{ id: string }>(
    shop.databaseUrl,
    'select id from products where cardinality(option_names) > 0 and deleted_at is null limit 1',
  );
  const faults: string[] = [];
  const paths = [
    ...(await everyScreen(page.request)),
    `/products/${sized?.id}`,
    '/pages/size-guide',
    `/products?search=${LONG_WORD.slice(0, 100)}`,
  ];
  for (const path of paths) {
    await open(page, path);
    faults.push(...(await sidewaysFaults(page, path)));
  }
  expect(faults).toEqual([]);
  expect(consoleNoise).toEqual([]);
});

test('a purchase does not either', async ({ page, shop }) => {
  test.setTimeout(240_000);
  const faults: string[] = [];
  const check = async (state: string) => faults.push(...(await sidewaysFaults(page, state)));
  const [sized] = await sql<{ id: string }>(
    shop.databaseUrl,
    `select product_id as id from product_variants v join products p on p.id = v.product_id
     where v.is_active and v.stock_quantity > 0 and p.deleted_at is null limit 1`,
  );
  for (const id of [sized?.id, (await productInStock(page)).id]) {
    await page.setViewportSize({ width: 390, height: 664 });
    await open(page, `/products/${id}`);
    const main = page.getByRole('main');
    if (id === sized?.id) await main.getByRole('radio', { disabled: false }).first().check({ force: true });
    await main
      .getByRole('button', { name: /^Add to Cart/ })
      .first()
      .click();
    await expect(page.getByText('Added to cart', { exact: true })).toBeVisible();
    await check('toast');
  }
  await page.getByRole('button', { name: /^Open cart, 2/ }).click();
  const cart = page.getByRole('dialog', { name: 'Shopping Cart' });
  await expect(cart.getByRole('listitem')).toHaveCount(2);
  await check('cart');
  await cart.getByRole('button', { name: 'Checkout' }).click();
  const typed = { ...BUYER, 'Full Name': LONG_WORD, 'Street Address': LONG_WORD, City: LONG_WORD.slice(0, 80) };
  for (const [label, value] of Object.entries(typed)) await page.getByLabel(label, { exact: true }).fill(value);
  await check('shipping step');
  await page.getByRole('button', { name: 'Continue to Payment' }).click();
  await page.getByRole('radio', { name: /Zelle/ }).check();
  await check('payment step');
  await page.getByRole('button', { name: 'Complete Order' }).click();
  await expect(page.getByRole('heading', { name: 'Order Confirmed!' })).toBeVisible();
  await check('order');
  expect(faults).toEqual([]);
});
