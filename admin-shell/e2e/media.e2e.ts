import type { Page } from '@playwright/test';
import { expect, expectAccessible, openShop, type Shop, sql, test } from '@shop/browser-testing';
import { openAdmin, toast } from './support/admin-journey';

const UNUSED = '9b2f1a52-6d0e-4c7c-8a3c-0d7a5f1b2c3d';
const REASON = 'The file is damaged or not a picture we can read';

let shop: Shop;
test.beforeAll(async () => {
  shop = await openShop({ worker: true });
});
test.afterAll(() => shop.stop());

/** Marks the file behind an address column as failed, as the worker does after the last attempt. */
async function fail(table: string, column: string): Promise<string> {
  const [row] = await sql<{ name: string }>(
    shop.databaseUrl,
    `update stored_files set status = 'failed', failure = $1
     where name = (select substring(${column} from 13) from ${table} where ${column} like '/api/images/%' order by id limit 1) returning name`,
    [REASON],
  );
  return row?.name ?? '';
}

const problems = (page: Page) => page.getByRole('list', { name: 'Problems with files' });

for (const { section, table, column } of [
  { section: 'products', table: 'products', column: 'image_url' },
  { section: 'categories', table: 'categories', column: 'image_url' },
  { section: 'artists', table: 'artists', column: 'image_url' },
]) {
  test(`an item of ${section} says why its image could not be prepared, and Retry prepares it`, async ({ page }) => {
    const name = await fail(table, column);
    await openAdmin(page, `${shop.origin}/admin/${section}`);
    await expect(problems(page).first()).toContainText(`Image could not be prepared: ${REASON}`);
    await expectAccessible(page, `${section} with a failed image`);
    await problems(page).first().getByRole('button', { name: 'Retry' }).click();
    await expect(toast(page)).toContainText('The file is being prepared again');
    await expect(problems(page)).toHaveCount(0);
    const status = async () =>
      (await sql<{ status: string }>(shop.databaseUrl, 'select status from stored_files where name = $1', [name]))[0]?.status;
    await expect.poll(status, { timeout: 60_000 }).toBe('ready');
  });
}

test('the Media page lists all files, filters them, retries failed ones and deletes unused ones', async ({ page }) => {
  const failed = await fail('artists', 'image_url');
  await sql(
    shop.databaseUrl,
    `insert into stored_files (name, kind, content_type, byte_size, status, created_at)
     values ($1, 'video', 'video/mp4', 1500000, 'processing', now() - interval '2 days')`,
    [UNUSED],
  );
  await openAdmin(page, `${shop.origin}/admin/media`);
  const files = page.getByRole('listitem').filter({ has: page.getByRole('link', { name: /^Open file/ }) });
  await expect(files).toHaveCount(60);
  await page.getByRole('button', { name: 'Older files' }).click();
  await expect.poll(() => files.count()).toBeGreaterThan(60);

  await page.getByText('Problems (1)').click();
  await expect(page).toHaveURL(/filter=failed/);
  await expect(files).toHaveCount(1);
  await expect(files).toContainText('Artist');
  await expect(files).toContainText(REASON);
  await expectAccessible(page, 'media with problems');
  await files.getByRole('button', { name: 'Retry' }).click();
  await expect(page.getByText('Problems (0)')).toBeVisible();
  await expect(page.getByText('No files here')).toBeVisible();
  expect(failed).not.toBe('');

  await page.getByText(/^Unused/).click();
  await expect(files).toHaveCount(1);
  await expect(files).toContainText('Not used');
  await expect(files).toContainText('1.4 MB');
  await page.getByRole('button', { name: 'Delete unused files (1)' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
  await expect(toast(page)).toContainText('1 unused file deleted');
  await expect(files).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Delete unused files (0)' })).toBeDisabled();
});
