import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { expect, seriousViolations, test } from '@shop/browser-testing';
import { deployGallery, openAdmin, toast } from './support/admin-journey';

const PIXEL = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);
const image = (name: string) => ({ name, mimeType: 'image/png', buffer: PIXEL });

test.beforeEach(async ({ page }) => {
  await deployGallery(page);
  await openAdmin(page);
  await page.getByRole('tab', { name: 'Gallery' }).click();
  await expect(page.getByText('Failed to fetch things')).toBeVisible();
});
// The gallery requests a record that does not exist.
test.afterEach(({ consoleNoise }) => {
  const unexpected = consoleNoise.splice(0).filter((line) => !/\b(404|415|503)\b/.test(line));
  expect(unexpected).toEqual([]);
});

test('components, a toast, a dialog and its confirmation are accessible and fit the window', async ({ page }) => {
  await page.getByRole('button', { name: 'Failure' }).click();
  await expect(toast(page)).toHaveText(/Error\s*Failed to create product/);
  expect(await seriousViolations(page)).toEqual([]);
  await page.setViewportSize({ width: 390, height: 700 });
  await page.getByRole('button', { name: 'Open form' }).click();
  const form = page.getByRole('dialog', { name: 'Create New Thing' });
  await expect(form.getByRole('button', { name: 'Create Thing' })).toBeInViewport();
  const box = await form.locator('.ant-modal-container').boundingBox();
  // 90% of the window.
  expect(box?.height).toBeLessThanOrEqual(630);
  await page.getByLabel('Name').fill('x');
  expect(await seriousViolations(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(page.getByText('Discard changes?')).toBeVisible();
  expect(await seriousViolations(page)).toEqual([]);
});

test('images are uploaded; refused files stay listed, more than allowed at a time are a queue, and an animation is named', async ({
  page,
}) => {
  const [single, several] = [page.locator('input[type=file]').first(), page.locator('input[type=file]').nth(1)];
  const stored = page.getByRole('list', { name: 'Stored' }).getByRole('listitem');
  const refused = page.getByRole('list', { name: 'Refused files' });
  await single.setInputFiles(image('a.png'));
  await expect(stored).toHaveText([/^\/api\/images\/[\w-]+$/]);
  await single.setInputFiles({ ...image('big.png'), buffer: Buffer.alloc(5_242_881) });
  await expect(toast(page)).toContainText('The file is too large');
  await page.getByRole('button', { name: 'Dismiss refused files' }).click();
  await single.setInputFiles({ ...image('x.svg'), mimeType: 'image/svg+xml' });
  await expect(toast(page)).toContainText('Only certain types can be uploaded');
  await single.setInputFiles(image('b.png'));
  await expect(stored).toHaveCount(2);
  await expect(refused.getByRole('listitem')).toHaveText([
    /x\.svg.*Only certain types can be uploaded: JPEG, PNG, WebP, AVIF and GIF images/,
  ]);
  await page.getByRole('button', { name: 'Dismiss refused files' }).click();
  await expect(refused).toBeHidden();

  await several.setInputFiles(Array.from({ length: 12 }, (_, index) => image(`${index}.png`)));
  await expect(toast(page)).toContainText('Cannot add more files');
  await expect(stored).toHaveCount(12);
  await page.getByRole('button', { name: 'Upload the other 2' }).click();
  await expect(stored).toHaveCount(14);
  await expect(refused).toBeHidden();

  // The field says of an animation that it becomes a still, until the next file.
  const buffer = await readFile(fileURLToPath(new URL('../../backend/test/fixtures/uploads/anim.gif', import.meta.url)));
  await single.setInputFiles({ name: 'dance.gif', mimeType: 'image/gif', buffer });
  const note = page.getByText('dance.gif is an animation. The shop shows its first image only');
  await expect(note).toBeVisible();
  expect(await seriousViolations(page)).toEqual([]);
  await single.setInputFiles(image('b.png'));
  await expect(stored).toHaveCount(16);
  await expect(note).toBeHidden();
});

test('a failing upload is retried ten times and then waits for Retry; a rejected file is not retried', async ({ page }) => {
  await page.clock.install();
  const uploads = page.getByRole('list', { name: 'Uploads' });
  let puts = 0;
  await page.route('**/api/objects/uploads/**', (route) => {
    puts += 1;
    return route.fulfill({ status: 503, json: { message: 'The shop is busy' } });
  });
  await page.locator('input[type=file]').first().setInputFiles(image('a.png'));
  await expect(async () => {
    await page.clock.runFor(1_000);
    await expect(toast(page)).toHaveText(/Upload Failed\s*Failed to upload image\. Please try again\./, { timeout: 100 });
  }).toPass({ timeout: 60_000 });
  await expect(uploads.getByText('The shop is busy')).toBeVisible();
  await page.clock.runFor(60_000);
  expect(puts).toBe(11);
  await page.unroute('**/api/objects/uploads/**');
  await uploads.getByRole('button', { name: 'Retry' }).click();
  await expect(page.getByRole('list', { name: 'Stored' }).getByRole('listitem')).toHaveCount(1);
  await page
    .locator('input[type=file]')
    .first()
    .setInputFiles({ ...image('fake.png'), buffer: Buffer.from('<html></html>') });
  await expect(uploads.getByText(/fake\.png/)).toBeVisible();
  await expect(uploads.getByText(/Only JPEG, PNG, WebP, AVIF and GIF images .* are accepted/)).toBeVisible();
  await expect(uploads.getByRole('button', { name: 'Retry' })).toBeHidden();
  await page.locator('input[type=file]').first().setInputFiles(image('good.png'));
  await expect(page.getByRole('list', { name: 'Stored' }).getByRole('listitem')).toHaveCount(2);
  await expect(uploads).toBeHidden();
});
