import type { Page } from '@playwright/test';
import { expect, openShop, productInStock, type Shop, sql, testWithShop } from '@shop/browser-testing';
import { openAdmin, toast } from '../support/admin-journey';
import { countClicks } from '../support/count-clicks';
import { expectAccessible, placeOrder, updateOrder } from '../support/orders-journey';

const test = testWithShop(() => openShop({ worker: true, env: { UNDO_SECONDS: '600' } }));

const ORDERS = 12;
/** Whose amount or number is wrong, by their place. */
const [WRONG_AMOUNTS, TYPOS] = [new Set([1, 5, 8]), new Set([3, 10])];

interface Payment {
  id: string;
  orderNumber: string;
  total: string;
}

async function placeOrders(page: Page, shop: Shop): Promise<Payment[]> {
  const { id } = await productInStock(page);
  await sql(shop.databaseUrl, 'update products set stock_quantity = 500 where id = $1', [id]);
  const payments = [];
  for (let place = 0; place < ORDERS; place += 1) {
    const differs = { customerName: `Noor Haddad ${place}`, customerEmail: `noor-${place}@example.com`, paymentMethod: 'venmo' };
    const { orderNumber, total } = await placeOrder(page, shop, differs);
    payments.push({ id: String(4_380_011_223_344_556_000n + BigInt(place)), orderNumber, total });
  }
  return payments;
}

/** Changes the last character, as people do who copy by hand. */
const mistype = (orderNumber: string): string => orderNumber.slice(0, -1) + (orderNumber.endsWith('2') ? '3' : '2');

/** The shape of Venmo's own file, with rows that are not the shop's business. */
function paymentFileOf(payments: readonly Payment[]): string {
  const rows = payments.map(({ id, orderNumber, total }, place) => {
    const amount = WRONG_AMOUNTS.has(place) ? '1.00' : total;
    const note = TYPOS.has(place) ? mistype(orderNumber) : `${orderNumber.toLowerCase()}, thanks!`;
    return `,${id},2026-11-02T14:03:11,Payment,Complete,"${note}",Noor Haddad ${place},Lasting Freedom,+ $${amount}`;
  });
  return [
    'Account Statement - (@LastingFreedom) ,,,,,,,,',
    'Account Activity,,,,,,,,',
    ',ID,Datetime,Type,Status,Note,From,To,Amount (total)',
    ...rows,
    ',4380011223344557001,2026-11-03T10:00:00,Payment,Complete,lunch,Lasting Freedom,Mo Ali,- $12.00',
    ',4380011223344557002,2026-11-03T11:00:00,Standard Transfer,Issued,,,,- $300.00',
  ].join('\r\n');
}

const chooseFile = async (page: Page, content: string): Promise<void> =>
  page
    .getByLabel('Payment file', { exact: true })
    .setInputFiles({ name: 'november.csv', mimeType: 'text/csv', buffer: Buffer.from(content) });

test('payments are booked by one click, five wait with their reasons, none is booked wrong', async ({
  page,
  shop,
  consoleNoise,
}) => {
  await openAdmin(page, '/admin/orders?queue=to-confirm');
  const payments = await placeOrders(page, shop);
  const file = paymentFileOf(payments);
  await page.getByRole('link', { name: 'Read a payment file' }).click();
  await expect(page.getByRole('heading', { name: 'Nothing to check' })).toBeVisible();
  await expectAccessible(page);

  await chooseFile(page, 'Date,Total\r\n2026-11-02,12.00');
  await expect(page.getByRole('alert')).toContainText('Its first line is: "Date,Total"');
  expect(consoleNoise.splice(0)).toEqual([expect.stringContaining('400')]);
  const clicks = await countClicks(page);
  await chooseFile(page, file);
  const preview = page.getByRole('region', { name: 'november.csv, Venmo' });
  await expect(preview.getByRole('list', { name: 'Sums' })).toContainText('7 payments for 7 orders');
  await expect(preview.getByRole('list', { name: 'Sums' })).toContainText('5 to check');
  await expect(preview.getByRole('list', { name: 'Sums' })).toContainText('2 rows left out: 1 transfer, 1 outgoing');
  await expectAccessible(page);
  await preview.getByRole('button', { name: 'Mark 7 orders paid' }).click();
  await expect(toast(page)).toContainText('7 orders are paid');
  await expect(page.getByRole('radio', { name: 'To check (5)' })).toBeChecked();
  expect(await clicks()).toBeLessThanOrEqual(3);

  const booked = payments.filter((_, place) => !WRONG_AMOUNTS.has(place) && !TYPOS.has(place));
  const paid = await sql<{ orderNumber: string; reference: string }>(
    shop.databaseUrl,
    `select order_number as "orderNumber", payment_reference as reference from orders where payment_status = 'paid'
       and order_number = any($1)`,
    [payments.map(({ orderNumber }) => orderNumber)],
  );
  const byNumber = (a: { orderNumber: string }, b: { orderNumber: string }): number => (a.orderNumber < b.orderNumber ? -1 : 1);
  expect(paid.toSorted(byNumber)).toEqual(
    booked.map(({ id, orderNumber }) => ({ orderNumber, reference: id })).toSorted(byNumber),
  );
  await expectAccessible(page);

  // The same file again: nothing happens.
  await chooseFile(page, file);
  await expect(preview).toContainText('Nothing new is in this file.');
  await expect(preview.getByRole('list', { name: 'Sums' })).toContainText('12 were read before');
  await preview.getByRole('button', { name: 'Close' }).click();

  // By the keyboard: the typo is booked, the wrong amount after a question, the rest goes back.
  const lines = page.getByRole('list', { name: 'Payments to check' }).locator('> li');
  await expect(lines).toHaveCount(5);
  const typo = lines.filter({ hasText: 'Noor Haddad 3' });
  await typo.getByRole('button', { name: /^Use this order/ }).press('Enter');
  await expect(toast(page)).toContainText('1 order is paid');
  await expect(lines).toHaveCount(4);
  await expect(lines.locator(':focus')).toHaveCount(1);
  await page.keyboard.press('ArrowUp');
  const wrong = lines.filter({ hasText: '$1.00 came' });
  await wrong
    .first()
    .getByRole('button', { name: /^Use this order/ })
    .press('Enter');
  const question = page.getByRole('dialog', { name: 'Book another amount?' });
  await expect(question).toContainText('$1.00 came');
  expect(consoleNoise.splice(0)).toEqual([expect.stringContaining('409')]);
  await question.getByRole('button', { name: 'Mark paid all the same' }).click();
  await expect(lines).toHaveCount(3);
  await lines.filter({ hasText: '$1.00 came' }).first().getByRole('button', { name: 'Send $1.00 back' }).click();
  await expect(lines).toHaveCount(2);
  await page.getByText('Owed back ($1.00)').click();
  await expectAccessible(page);
  await page.getByLabel('Reference').fill('V-77');
  await page.getByRole('button', { name: 'Sent back' }).click();
  await expect(page.getByRole('heading', { name: 'Nothing is owed back' })).toBeVisible();
  await page.getByText(/^To check/).click();
  await lines
    .first()
    .getByRole('button', { name: /^Not for the shop/ })
    .click();
  await expect(lines).toHaveCount(1);
  await page.getByText('Set aside', { exact: true }).click();
  await expectAccessible(page);
  await page.getByRole('button', { name: /^Reopen \$/ }).click();
  await expect(page.getByRole('heading', { name: 'Nothing is set aside' })).toBeVisible();
  await page.getByText('Booked', { exact: true }).click();
  await expect(page.getByRole('list', { name: 'Booked payments' }).getByRole('listitem')).toHaveCount(9);
  await page.getByText('Files', { exact: true }).click();
  await expect(page.getByRole('list', { name: 'Files' })).toContainText('7 booked, 5 to check, 2 left out');
  await expectAccessible(page);
  await page.getByText('Booked', { exact: true }).click();
  await page.getByRole('list', { name: 'Booked payments' }).getByRole('link').first().click();
  await expect(page.getByRole('region', { name: 'Money' })).toContainText(/Venmo 4380\.\., Noor Haddad \d+, Nov 2/);
});

test('paid orders are picked by one list, which names the others', async ({ page, shop }) => {
  await openAdmin(page, '/admin/orders?queue=all');
  const paid = await placeOrder(page, shop);
  await updateOrder(page, shop, paid.id, 'payment', { reference: 'ZL-1' });
  const unpaid = await placeOrder(page, shop);
  await page.goto('/admin/orders?queue=all');
  await page.getByRole('checkbox', { name: 'Select all orders' }).check();
  await page.evaluate(() => (globalThis.print = () => undefined));
  await page.getByRole('region', { name: 'Selected orders' }).getByRole('button', { name: 'Pick list' }).click();
  const list = page.getByRole('dialog', { name: /^Pick list of/ });
  await expect(list.getByRole('article')).toContainText(/\d+ pieces for \d+ orders?/);
  await expect(list.getByRole('article')).toContainText(`${unpaid.orderNumber} is not paid`);
  await expectAccessible(page, '[role=dialog]');
  await page.emulateMedia({ media: 'print' });
  const [size, color] = await list
    .getByRole('listitem')
    .first()
    .evaluate((row) => {
      const { fontSize, color: ink } = getComputedStyle(row);
      return [fontSize, ink];
    });
  // 14 pt.
  expect(Number.parseFloat(size ?? '')).toBeCloseTo(18.67, 1);
  expect(color).toBe('rgb(0, 0, 0)');
});
