import type { Page } from '@playwright/test';
import { expect, sql, test } from '@shop/browser-testing';
import { open } from './support/screens';

const ERRORS = {
  Name: 'Name must be at least 2 characters',
  Email: 'Please enter a valid email address',
  Subject: 'Please select a subject',
  Message: 'Message must be at least 10 characters',
};

async function fill(page: Page, name = 'Amara Okafor'): Promise<void> {
  await page.getByLabel('Name').fill(name);
  await page.getByLabel('Email').fill('amara@example.org');
  await page.getByLabel('Subject').selectOption({ label: 'Media & Press' });
  await page.getByLabel('Message').fill('We would like to film your press for a morning.');
}

test('the contact page shows how to reach the shop', async ({ page }) => {
  const settings = (await (await page.request.get('/api/settings')).json()) as { email: string; phone: string };
  await page.goto('/contact');
  await expect(page.getByRole('heading', { name: 'Get in Touch' })).toBeVisible();
  const main = page.getByRole('main');
  await expect(main.getByRole('link', { name: settings.email }).first()).toHaveAttribute('href', `mailto:${settings.email}`);
  await expect(main).toContainText(settings.phone);
  for (const text of ['Monday to Friday', '9:00 AM to 6:00 PM', 'Saturday', '10:00 AM to 4:00 PM', 'Sunday', 'Closed']) {
    await expect(main).toContainText(text);
  }
  for (const title of ['Customer Support', 'Artist Collaborations', 'Join Our Mission']) {
    await expect(main.getByRole('heading', { name: title })).toBeVisible();
  }
});

test('an incomplete message has an error at each field', async ({ page }) => {
  await open(page, '/contact');
  await page.getByRole('button', { name: 'Send Message' }).click();
  for (const [label, error] of Object.entries(ERRORS)) {
    await expect(page.getByLabel(label)).toHaveAccessibleDescription(error);
    await expect(page.getByLabel(label)).toHaveAttribute('aria-invalid', 'true');
  }
  await expect(page.getByLabel('Name')).toBeFocused();
  await page.getByLabel('Name').fill('Al');
  await expect(page.getByText(ERRORS.Name)).toBeHidden();
  await expect(page.getByText(ERRORS.Email)).toBeVisible();
  await page.getByLabel('Email').fill('al@example');
  await expect(page.getByText(ERRORS.Email)).toBeVisible();
});

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
  const stored = await sql(shop.databaseUrl, `select name, subject from contact_messages where email = 'amara@example.org'`);
  expect(stored).toEqual([{ name: 'Amara Okafor', subject: 'media' }]);
});

test('a message that cannot be sent stays in the form', async ({ page, consoleNoise }) => {
  await open(page, '/contact');
  await fill(page);
  await page.route('**/api/contact', (route) => route.fulfill({ status: 500, body: '' }));
  await page.getByRole('button', { name: 'Send Message' }).click();
  await expect(page.getByText('Failed to send message')).toBeVisible();
  await expect(page.getByText('Please try again later.')).toBeVisible();
  await expect(page.getByLabel('Name')).toHaveValue('Amara Okafor');
  await expect(page.getByRole('button', { name: 'Send Message' })).toBeEnabled();
  expect(consoleNoise.splice(0).filter((line) => !line.includes('500'))).toEqual([]);
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

test('the call to artists preselects its subject', async ({ page }) => {
  await page.goto('/artists');
  await page.getByRole('link', { name: 'Propose a collaboration' }).click();
  await expect(page.getByLabel('Subject')).toHaveValue('artist');
});
