import { expect, expectAccessible, openShop, type Shop, sql, test } from '@shop/browser-testing';
import { openAdmin, showSection, toast } from './support/admin-journey';

const UNUSED = '9b2f1a52-6d0e-4c7c-8a3c-0d7a5f1b2c3d';
const REASON = 'The file is damaged or not a picture we can read';

let shop: Shop;
test.beforeAll(async () => {
  shop = await openShop({ worker: true });
});
test.afterAll(() => shop.stop());

/** Marks the file of a product as failed, as the worker does after the last attempt. */
async function failImage(): Promise<string> {
  const [row] = await sql<{ name: string }>(
    shop.databaseUrl,
    `update stored_files set status = 'failed', failure = $1
     where name = (select substring(image_url from 13) from products where image_url like '/api/images/%' order by id limit 1) returning name`,
    [REASON],
  );
  return row?.name ?? '';
}

test('a failed image is named at its product and on the Media page, which deletes unused files', async ({ page }) => {
  const name = await failImage();
  const status = async () =>
    (await sql<{ status: string }>(shop.databaseUrl, 'select status from stored_files where name = $1', [name]))[0]?.status;
  await openAdmin(page, `${shop.origin}/admin/products`);
  const problems = page.getByRole('list', { name: 'Problems with files' });
  await expect(problems.first()).toContainText(`Image could not be prepared: ${REASON}`);
  await expectAccessible(page, 'products with a failed image');
  await problems.first().getByRole('button', { name: 'Retry' }).click();
  await expect(toast(page)).toContainText('The file is being prepared again');
  await expect(problems).toHaveCount(0);
  await expect.poll(status, { timeout: 60_000 }).toBe('ready');

  await failImage();
  await sql(
    shop.databaseUrl,
    `insert into stored_files (name, kind, content_type, byte_size, status, created_at)
     values ($1, 'video', 'video/mp4', 1500000, 'processing', now() - interval '2 days')`,
    [UNUSED],
  );
  await showSection(page, 'media');
  const files = page.getByRole('listitem').filter({ has: page.getByRole('link', { name: /^Open file/ }) });
  await expect(files).toHaveCount(60);
  await page.getByRole('button', { name: 'Older files' }).click();
  await expect.poll(() => files.count()).toBeGreaterThan(60);
  await page.getByText('Problems (1)').click();
  await expect(files).toHaveCount(1);
  await expect(files).toContainText(REASON);
  await expectAccessible(page, 'media with problems');
  await page.getByText(/^Unused/).click();
  await expect(files).toContainText('Not used');
  await page.getByRole('button', { name: 'Delete unused files (1)' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
  await expect(toast(page)).toContainText('1 unused file deleted');
  await expect(files).toHaveCount(0);
});
