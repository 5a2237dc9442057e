import type { Locator, Page } from '@playwright/test';
import { expect, sql } from '@shop/browser-testing';
import { openAdmin, toast } from '../support/admin-journey';
import { test } from '../support/catalog-journey';
import { expectAccessible } from '../support/orders-journey';

const UNKNOWN = '00000000-0000-4000-8000-000000000000';
const dialog = (page: Page, name: string): Locator => page.getByRole('dialog', { name });
const editButton = (page: Page): Locator =>
  page
    .getByRole('main')
    .getByRole('button', { name: /^Edit / })
    .first();

for (const { path, noun, query } of [
  // Other journeys leave a product without a category, which cannot be saved as it is.
  { path: 'products', noun: 'Product', query: '?search=porch' },
  { path: 'categories', noun: 'Category', query: '' },
  { path: 'artists', noun: 'Artist', query: '' },
]) {
  test(`the form of one of the ${path} has an address: Back, Forward, reload and a copied link`, async ({ page }) => {
    const form = dialog(page, `Edit ${noun}`);
    await openAdmin(page, `/admin/${path}${query}`);
    await editButton(page).click();
    await expect(form).toBeVisible();
    const address = new URL(page.url());
    expect(address.pathname).toMatch(new RegExp(`^/admin/${path}/[0-9a-f-]{36}$`));
    expect(address.search).toBe(query);
    const name = await form.getByLabel('Name').inputValue();
    await page.goBack();
    await expect(form).toBeHidden();
    await expect(page).toHaveURL(new RegExp(`/admin/${path}${query.replace('?', String.raw`\?`)}$`));
    await expect(editButton(page)).toBeFocused();
    await page.goForward();
    await expect(form.getByLabel('Name')).toHaveValue(name);
    await page.reload();
    await expect(form.getByLabel('Name')).toHaveValue(name);

    await form.getByLabel('Name').fill(`${name} again`);
    await page.goBack();
    await page.getByRole('button', { name: 'Keep editing' }).click();
    await expect(form.getByLabel('Name')).toHaveValue(`${name} again`);
    await form.getByLabel('Name').fill(name);
    await form.getByRole('button', { name: `Update ${noun}` }).click();
    await expect(toast(page)).toContainText(`${noun} updated successfully`);
    await expect(form).toBeHidden();
    await expect(page).not.toHaveURL(address.href);

    // As a colleague opens it.
    await page.goto(address.href);
    await expect(form.getByLabel('Name')).toHaveValue(name);
    await form.getByRole('button', { name: 'Cancel' }).click();
    await expect(form).toBeHidden();
    await expect(page).not.toHaveURL(address.href);
  });

  test(`the address of an unknown item of ${path} says so in place`, async ({ page, consoleNoise }) => {
    const missing = dialog(page, `This ${noun.toLowerCase()} cannot be shown`);
    await openAdmin(page, `/admin/${path}/${UNKNOWN}`);
    await expect(missing).toContainText(`There is no such ${noun.toLowerCase()}`);
    await expectAccessible(page, '[role=dialog]');
    await missing.getByRole('button', { name: 'Close', exact: true }).last().click();
    await expect(missing).toBeHidden();
    await expect(page).toHaveURL(new RegExp(`/admin/${path}$`));
    await expect(editButton(page)).toBeVisible();
    await page.goto(`/admin/${path}/nonsense`);
    await expect(missing).toContainText(`There is no such ${noun.toLowerCase()}`);
    expect(consoleNoise.splice(0).every((line) => /400|404/.test(line))).toBe(true);
  });
}

test('a product beyond the first page is opened by its address', async ({ page, shop }) => {
  await sql(
    shop.databaseUrl,
    `insert into products (name, description, price, stock_quantity, image_url, created_at)
     select 'Filler ' || n, 'Many of them', '10.00', 1, image_url, now() + interval '1 hour'
     from generate_series(1, 150) n, (select image_url from products where image_url like '/api/images/%' order by id limit 1) product`,
  );
  const [oldest] = await sql<{ id: string; name: string }>(
    shop.databaseUrl,
    'select id, name from products where deleted_at is null order by created_at, id limit 1',
  );
  await openAdmin(page, `/admin/products/${oldest!.id}`);
  await expect(dialog(page, 'Edit Product').getByLabel('Name')).toHaveValue(oldest!.name);
  await sql(shop.databaseUrl, `delete from products where name like 'Filler %'`);
});

test('an invoice and its form have addresses', async ({ page, consoleNoise }) => {
  await openAdmin(page, '/admin/invoices/new');
  const creating = dialog(page, 'Create New Invoice');
  await expect(creating.getByLabel('Due date')).not.toHaveValue('');
  await creating.getByRole('button', { name: 'Cancel' }).click();
  await expect(page).toHaveURL(/\/admin\/invoices$/);

  const token = await page.evaluate(() => localStorage.getItem('adminToken'));
  const made = await page.request.post('/api/invoices', {
    headers: { authorization: `Bearer ${token}` },
    data: { invoice: { clientName: 'Zoë Linked' }, items: [{ customProductName: 'Mural', quantity: 1, unitPrice: '120' }] },
  });
  const { id, invoiceNumber } = (await made.json()) as { id: string; invoiceNumber: string };
  await page.goto('/admin/invoices?search=zoe');
  await page.getByRole('button', { name: `View invoice ${invoiceNumber}` }).click();
  await expect(page).toHaveURL(new RegExp(String.raw`/admin/invoices/${id}\?search=zoe$`));
  await expect(page.getByRole('dialog')).toContainText('Zoë Linked');
  await page.goBack();
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(page.getByLabel('Search invoices')).toHaveValue('zoe');
  await page.goto(`/admin/invoices/${id}/edit`);
  await expect(dialog(page, 'Edit Invoice').getByLabel('Client Name')).toHaveValue('Zoë Linked');
  await page.goto(`/admin/invoices/${UNKNOWN}`);
  await expect(dialog(page, 'This invoice cannot be shown')).toContainText('There is no such invoice');
  expect(consoleNoise.splice(0).every((line) => line.includes('404'))).toBe(true);
});
