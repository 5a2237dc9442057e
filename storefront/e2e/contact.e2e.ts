import type { Page } from '@playwright/test';
import { expect, sql, test } from '@shop/browser-testing';
import { open } from './support/screens';

async function fill(page: Page, name = 'Amara Okafor'): Promise<void> {
  await page.getByLabel('Name').fill(name);
  await page.getByLabel('Email').fill('amara.writes@example.org');
  await page.getByLabel('Subject').selectOption({ label: 'Media & Press' });
  await page.getByLabel('Message').fill('We would like to film your press for a morning.');
}

test('a message is sent once and confirmed, and the form is reset', async ({ page, shop }) => {
  await open(page, '/contact');
  await fill(page);
  let release = (): void => undefined;
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/api/contact', async (route) => {
    await released;
    await route.continue();
  });
  await page.getByRole('button', { name: 'Send Message' }).click();
  await expect(page.getByRole('button', { name: 'Sending...' })).toBeDisabled();
  release();
  await expect(page.getByText('Message sent successfully!')).toBeVisible();
  await expect(page.getByText("We'll get back to you soon.")).toBeVisible();
  await expect(page.getByLabel('Name')).toHaveValue('');
  await expect(page.getByLabel('Message')).toHaveValue('');
  await expect(page.getByRole('button', { name: 'Send Message' })).toBeFocused();
  const stored = await sql(
    shop.databaseUrl,
    `select name, subject from contact_messages where email = 'amara.writes@example.org'`,
  );
  expect(stored).toEqual([{ name: 'Amara Okafor', subject: 'media' }]);
});

test('a bot that fills in every field is thanked, and its message discarded', async ({ page, shop }) => {
  await open(page, '/contact');
  await fill(page, 'Program');
  const honeypot = page.locator('input[name="website"]');
  await expect(page.getByRole('textbox', { name: 'Website' })).toHaveCount(0);
  await honeypot.evaluate((field: HTMLInputElement) => {
    field.value = 'https://spam.example';
  });
  await page.getByRole('button', { name: 'Send Message' }).click();
  await expect(page.getByText('Message sent successfully!')).toBeVisible();
  expect(await sql(shop.databaseUrl, `select id from contact_messages where name = 'Program'`)).toEqual([]);
});
