import type { Browser, Locator, Page } from '@playwright/test';
import { expect } from '@shop/browser-testing';
import type { FakeSmtp } from '@shop/browser-testing/backend';
import { toast } from './admin-journey';

export const dialog = (page: Page, name: string): Locator => page.getByRole('dialog', { name, exact: true });

export async function edit(page: Page, group: string): Promise<Locator> {
  await page.getByRole('button', { name: `Edit ${group}`, exact: true }).click();
  const form = dialog(page, group);
  await expect(form).toBeVisible();
  return form;
}

export async function save(page: Page, form: Locator): Promise<void> {
  await form.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(form).toBeHidden();
  await expect(toast(page)).toContainText('Settings saved successfully');
}

/** A mail with this subject, with soft line breaks removed. */
export async function mailWith(smtp: FakeSmtp, subject: string): Promise<string> {
  const find = () => smtp.received.find((mail) => mail.includes(`Subject: ${subject}`));
  await expect.poll(find, { timeout: 20_000 }).toBeDefined();
  return (find() ?? '').replaceAll('=\n', '').replaceAll('=3D', '=');
}

/** A visitor in a browser of their own, on one of the API processes. */
export async function visit(browser: Browser, origin: string, path: string): Promise<Page> {
  const context = await browser.newContext();
  const visitor = await context.newPage();
  await visitor.goto(`${origin}${path}`);
  return visitor;
}
