import type { Page } from '@playwright/test';
import { expect } from '@shop/browser-testing';

export const press = (page: Page, name: string | RegExp) => page.getByRole('main').getByRole('button', { name }).first().click();
export const pressInDialog = (page: Page, name: string | RegExp) =>
  page.getByRole('dialog').last().getByRole('button', { name }).first().click();

interface Dialog {
  /** Path below /admin. */
  section: string;
  name: string;
  open: (page: Page) => Promise<unknown>;
}

/** Every dialog, confirmation and panel, and how to open it. */
export const DIALOGS: Dialog[] = [
  {
    section: 'products',
    name: 'Create New Product with errors',
    open: async (page) => {
      await press(page, 'Add Product');
      await pressInDialog(page, 'Create Product');
      await expect(page.getByText('Category is required')).toBeVisible();
    },
  },
  {
    section: 'products',
    name: 'Import Product from TikTok',
    open: async (page) => {
      await press(page, 'Add Product');
      await pressInDialog(page, 'Import from TikTok');
      await page.getByText('TikTok does not show the page?').click();
      await expect(page.getByLabel('Page source')).toBeVisible();
    },
  },
  { section: 'products', name: 'Edit Product', open: (page) => press(page, /^Edit /) },
  { section: 'products', name: 'Delete a product', open: (page) => press(page, /^Delete /) },
  { section: 'categories', name: 'Edit Category', open: (page) => press(page, /^Edit /) },
  { section: 'artists', name: 'Create New Artist', open: (page) => press(page, 'Add Artist') },
  { section: 'artists', name: 'Edit Artist', open: (page) => press(page, /^Edit /) },
  {
    section: 'portfolio',
    name: 'Edit Description',
    open: (page) => page.getByRole('button', { name: 'Edit description' }).first().press('Enter'),
  },
  {
    section: 'portfolio',
    name: 'Delete media',
    open: (page) => page.getByRole('button', { name: 'Delete media' }).first().press('Enter'),
  },
  { section: 'invoices', name: 'Create New Invoice', open: (page) => press(page, 'Create Invoice') },
  { section: 'invoices', name: 'Edit Invoice', open: (page) => press(page, /^Edit/) },
  { section: 'invoices', name: 'View', open: (page) => press(page, /^View/) },
  { section: 'invoices', name: 'Send Invoice', open: (page) => press(page, /^Send/) },
  { section: 'invoices', name: 'Mark paid', open: (page) => press(page, /^Mark paid/) },
  { section: 'invoices', name: 'Duplicate', open: (page) => press(page, /^Duplicate/) },
  { section: 'messages', name: 'A message', open: (page) => press(page, /^Noor Haddad/) },
  ...[
    'Getting paid',
    'Orders',
    'Client invoices',
    'Shipping prices',
    'Sales tax',
    'Shipping and returns',
    'Notices to staff',
    'Brand',
    'Contact and hours',
    'Social',
    'Figures and claims',
  ].map((name) => ({ section: 'settings', name, open: (page: Page) => press(page, `Edit ${name}`) })),
  {
    section: 'settings',
    name: 'Add shipping rate with errors',
    open: async (page) => {
      await press(page, 'Add shipping rate');
      await pressInDialog(page, 'Save');
      await expect(page.getByText('Please enter a name')).toBeVisible();
    },
  },
  { section: 'settings', name: 'Add tax rule', open: (page) => press(page, 'Add tax rule') },
  { section: 'settings/pages', name: 'A page', open: (page) => press(page, 'Edit Careers') },
  {
    section: 'settings/pages',
    name: 'The preview of a page',
    open: async (page) => {
      await press(page, 'Edit Careers');
      await page.getByRole('dialog').getByText('Preview', { exact: true }).click();
    },
  },
  { section: 'staff', name: 'Invite', open: (page) => press(page, 'Invite') },
  { section: 'staff', name: 'An account', open: (page) => press(page, /^Manage/) },
  { section: 'account', name: 'Enter your password again', open: (page) => press(page, 'Set up') },
];

/** What the entries of DIALOGS open: a dialog, the panel of a portfolio item, or the list of messages. */
export const OPENED = '[role="dialog"], ul[aria-label="Portfolio media"] fieldset, ul[aria-label="Messages"]';

/** Escape closes the topmost dialog. It hears the key once the focus is in it, so a key that came too early is pressed again. */
export async function closeDialogs(page: Page): Promise<void> {
  await expect(async () => {
    await page.keyboard.press('Escape');
    await expect(page.locator('[role="dialog"]:visible')).toHaveCount(0, { timeout: 1_000 });
  }).toPass();
}
