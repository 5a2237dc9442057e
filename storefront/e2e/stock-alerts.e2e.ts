import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { axeViolations, expect, openShop, type Shop, sql, testWithShop } from '@shop/browser-testing';
import { open } from './support/screens';
import { createSizedProduct } from './support/sized-products';

const test = testWithShop(() =>
  openShop({
    worker: true,
    fill: (databaseUrl) =>
      sql(
        databaseUrl,
        `insert into shop_settings (id, "values") values (1, '{"stockAlerts": true}')
         on conflict (id) do update set "values" = shop_settings.values || excluded.values`,
      ),
  }),
);
test.use({ viewport: { width: 390, height: 664 } });

/** The text of the mail with this subject, which the shop writes into its folder. */
async function mailAbout({ dataDir }: Shop, subject: string): Promise<string> {
  const found = async (): Promise<string> => {
    const names = await readdir(join(dataDir, 'mail')).catch(() => []);
    const mails = await Promise.all(names.map((name) => readFile(join(dataDir, 'mail', name), 'utf8')));
    return mails.find((mail) => mail.includes(`Subject: ${subject}\n`)) ?? '';
  };
  await expect.poll(found, { timeout: 15_000 }).not.toBe('');
  return (await found()).replace(/^.*<pre/s, '');
}
const pathIn = (mail: string, pattern: RegExp): string =>
  new URL(pattern.exec(mail)?.[1] ?? '').href.replace(/^https?:\/\/[^/]+/, '');
const restock = ({ databaseUrl }: Shop, productId: string) =>
  sql(
    databaseUrl,
    `with size as (update product_variants set stock_quantity = 3 where product_id = $1 and label = 'M')
     update products set stock_quantity = stock_quantity + 3 where id = $1`,
    [productId],
  );

async function ask(page: Page, email: string): Promise<void> {
  await page.getByRole('button', { name: 'Tell me when M is back' }).click();
  await page.getByLabel('Email').fill(email);
  expect(await axeViolations(page)).toEqual([]);
  await page.getByRole('button', { name: 'Tell me', exact: true }).click();
  await expect(page.getByText('Check your mail to confirm.')).toBeVisible();
}

test('a shopper asks for a sold-out size, confirms without scripts, is told once, and stops', async ({ page, browser, shop }) => {
  const { id } = await createSizedProduct(shop, 'Dawn Anorak', { M: 0, L: 2 });
  await open(page, `/products/${id}?size=m`);
  await ask(page, 'rita@example.org');
  expect(await axeViolations(page)).toEqual([]);
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).last().click();
  await expect(page.getByRole('button', { name: 'Tell me when M is back' })).toBeFocused();

  const confirm = await mailAbout(shop, 'Please confirm: Dawn Anorak, M');
  expect(confirm).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click');
  const plain = await browser.newContext({ javaScriptEnabled: false, viewport: { width: 390, height: 664 } });
  const phone = await plain.newPage();
  await phone.goto(new URL(pathIn(confirm, /Yes or no: (\S+)/), page.url()).href);
  await expect(phone.getByRole('heading', { name: 'Tell me when Dawn Anorak, M is available' })).toBeVisible();
  await phone.getByRole('button', { name: 'Yes, tell me' }).click();
  await expect(phone.getByRole('heading', { name: 'We will write once.' })).toBeVisible();
  await plain.close();

  await restock(shop, id);
  const told = await mailAbout(shop, 'Dawn Anorak, M is available now');
  await page.goto(pathIn(told, /See it in the shop: (\S+)/));
  await expect(page.getByRole('heading', { name: 'Dawn Anorak' })).toBeVisible();
  await expect(page.getByRole('radio', { name: 'M', exact: true })).toBeChecked();

  await open(page, pathIn(confirm, /Yes or no: (\S+)/));
  await expect(page.getByRole('heading', { name: 'We have written to you.' })).toBeVisible();

  const stop = pathIn(told, /List-Unsubscribe: &lt;(\S+?)>/);
  const oneClick = await page.request.post(stop, { form: { 'List-Unsubscribe': 'One-Click' } });
  expect(oneClick.status()).toBe(200);
  expect(await sql(shop.databaseUrl, 'select id from stock_alerts where product_id = $1', [id])).toEqual([]);
});

test('"No, thanks" forgets the address, and a mail program stops it with one click', async ({ page, shop, consoleNoise }) => {
  const gone: string[] = [];
  page.on('response', (response) => {
    if (response.status() === 404) gone.push(new URL(response.url()).pathname.replace('/api/', '/'));
  });
  const { id } = await createSizedProduct(shop, 'Dusk Anorak', { M: 0, L: 2 });
  await open(page, `/products/${id}?size=m`);
  await ask(page, 'noor@example.org');
  const confirm = await mailAbout(shop, 'Please confirm: Dusk Anorak, M');
  const link = pathIn(confirm, /Yes or no: (\S+)/);
  // What a mail scanner does.
  const scanned = await page.request.get(pathIn(confirm, /List-Unsubscribe: &lt;(\S+?)>/));
  expect([scanned.status(), new URL(scanned.url()).pathname]).toEqual([200, link.split('?')[0]]);
  await open(page, link);
  expect(await axeViolations(page)).toEqual([]);
  await page.getByRole('button', { name: 'No, thanks' }).click();
  await expect(page.getByRole('heading', { name: 'You get no mail from us about this.' })).toBeVisible();
  expect(await axeViolations(page)).toEqual([]);
  // An alert that is gone is 404: its page, and what the page asks for if its screen is there before the test looks.
  expect(new Set(gone)).toEqual(new Set([new URL(page.url()).pathname]));
  expect(consoleNoise.splice(0)).toHaveLength(gone.length);
  expect(await sql(shop.databaseUrl, 'select id from stock_alerts where product_id = $1', [id])).toEqual([]);
});
