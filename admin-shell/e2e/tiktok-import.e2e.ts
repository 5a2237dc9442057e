import type { Locator, Page } from '@playwright/test';
import sharp from 'sharp';
import {
  startFakeInternet,
  tiktokPages as pages,
  WORKER_WITH_FAKE_INTERNET,
  type FakeInternet,
} from '@shop/browser-testing/backend';
import { addAndCheckOut, expect, fillShipping, openShop, type Shop, test } from '@shop/browser-testing';
import { openAdmin, toast } from './support/admin-journey';
import { card } from './support/catalog-journey';

const HOSTS = ['www.tiktok.com', 'vm.tiktok.com', 'p16-oec-va.ibyteimg.com'];
const productPage = (id: string): string => `www.tiktok.com/view/product/${id}`;

let internet: FakeInternet;
let shop: Shop;
/** TikTok's responses by "host/path": a page, a redirect, or a page that is sent after a promise. */
const served = new Map<string, { html: string } | { redirectTo: string } | { after: Promise<unknown>; html: string }>();

test.beforeAll(async () => {
  const image = await sharp({ create: { width: 600, height: 750, channels: 3, background: '#cf3414' } })
    .jpeg()
    .toBuffer();
  internet = await startFakeInternet(HOSTS);
  internet.respondWith((request, response) => {
    const found = served.get(`${request.headers.host}${request.url}`);
    if (request.headers.host?.endsWith('ibyteimg.com')) response.writeHead(200, { 'content-type': 'image/jpeg' }).end(image);
    else if (!found) response.writeHead(404).end();
    else if ('redirectTo' in found) response.writeHead(302, { location: found.redirectTo }).end();
    else
      void Promise.resolve('after' in found ? found.after : undefined).then(() =>
        response.writeHead(200, { 'content-type': 'text/html' }).end(found.html),
      );
  });
  const { host: _, ...address } = internet.network.connect('93.184.216.34', HOSTS[0] ?? '');
  shop = await openShop({
    worker: WORKER_WITH_FAKE_INTERNET,
    env: { STUB_NETWORK: JSON.stringify({ hosts: HOSTS, ...address }) },
  });
});
test.afterAll(async () => {
  await shop.stop();
  await internet.close();
});

/** Opens the import dialog; the admin must be logged in. */
async function openImport(page: Page): Promise<Locator> {
  // A dialog that closes takes its address with it, which would stop the page that is loaded now.
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.goto(`${shop.origin}/admin/products`);
  await page.getByRole('button', { name: 'Add Product' }).click();
  await page.getByRole('button', { name: 'Import from TikTok' }).click();
  return page.getByRole('dialog', { name: 'Import Product from TikTok' });
}

async function submitImport(dialog: Locator, text: string): Promise<void> {
  await dialog.getByLabel('TikTok product URL').fill(text);
  await dialog.getByRole('button', { name: 'Import Product' }).click();
}

function createGate(): { released: Promise<void>; release: () => void } {
  let release = (): void => undefined;
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  return { released, release };
}

test('a shared TikTok text becomes a product that can be stocked, found and bought', async ({ page, consoleNoise }) => {
  test.setTimeout(120_000);
  const gate = createGate();
  served.set('vm.tiktok.com/ZTwren/', { redirectTo: `https://${productPage(pages.PRODUCT_ID)}` });
  served.set(productPage(pages.PRODUCT_ID), { html: pages.modelPage({ sizes: ['S', 'M'] }), after: gate.released });
  await openAdmin(page, `${shop.origin}/admin`);
  const dialog = await openImport(page);
  await submitImport(dialog, 'Just found this on TikTok Shop: Wren Hoodie https://vm.tiktok.com/ZTwren/ so good!');
  await expect(dialog.getByRole('button', { name: 'Importing...' })).toBeDisabled();
  await expect(dialog.getByRole('status')).toContainText('Reading the page');
  gate.release();
  await expect(toast(page)).toHaveText(/Product imported successfully!\s*Wren Hoodie/);
  const made = card(page, 'Wren Hoodie');
  await expect(made).toContainText('$36.00');
  await expect(made).toContainText('Out of Stock');

  await made.getByRole('button', { name: 'Edit' }).click();
  const edit = page.getByRole('dialog', { name: 'Edit Product' });
  await edit.getByLabel('Stock of M').fill('4');
  await edit.getByRole('combobox', { name: 'Category' }).fill('Hoodies');
  await edit.getByRole('combobox', { name: 'Category' }).press('Enter');
  await edit.getByRole('button', { name: 'Update Product' }).click();
  await expect(toast(page)).toContainText('Product updated successfully');
  await expect(edit).toBeHidden();

  await page.goto(`${shop.origin}/products?search=wren`);
  await page
    .getByRole('link', { name: /Wren Hoodie/ })
    .first()
    .click();
  await expect(page.getByRole('heading', { level: 1, name: 'Wren Hoodie' })).toBeVisible();
  await expect(page.getByRole('radio', { name: 'S, sold out' })).toBeVisible();
  await page.getByRole('radio', { name: 'M' }).check();
  await expect(page.getByText('Only 4 left in stock!')).toBeVisible();
  await addAndCheckOut(page);
  await fillShipping(page);
  await page.getByRole('radio', { name: /Zelle/ }).check();
  await page.getByRole('button', { name: 'Complete Order' }).click();
  await expect(page.getByRole('heading', { name: 'Order Confirmed!' })).toBeVisible();
  expect(internet.unexpectedConnections()).toBe(0);

  const again = await openImport(page);
  await submitImport(again, `https://${productPage(pages.PRODUCT_ID)}`);
  await expect(toast(page)).toHaveText(/Product already exists\s*This TikTok product has already been imported to your store/);
  expect(consoleNoise.splice(0).every((line) => line.includes('409'))).toBe(true);
});
