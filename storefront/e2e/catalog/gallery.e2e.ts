import type { Page } from '@playwright/test';
import { expect, type Shop, sql, test } from '@shop/browser-testing';
import { open } from '../support/screens';

const CLIP = '/api/images/clip.mp4';

/** Opens a product of its own with these pictures: those of the shared shop may be changed by other journeys. */
async function openProduct(page: Page, shop: Shop, name: string, images: string[], video: string | null = null): Promise<void> {
  const [product] = await sql<{ id: string }>(
    shop.databaseUrl,
    // Old, because other journeys take the newest product of the shared shop.
    `with p as (insert into products (name, description, price, stock_quantity, image_url, video_url, created_at)
        values ($1, 'Many sides.', 20, 9, ($2::text[])[1], $3, '2020-01-01') returning id),
      i as (insert into product_images (product_id, image_url, sort_order)
        select p.id, url, position from p, unnest($2::text[]) with ordinality as u(url, position) returning id)
    select p.id from p, (select count(*) from i) c`,
    [name, images, video],
  );
  await page.route('**/side-*.jpg*', (route) =>
    route.fulfill({ contentType: 'image/svg+xml', body: '<svg xmlns="http://www.w3.org/2000/svg"/>' }),
  );
  await page.route(`**${CLIP}*`, (route) => route.fulfill({ contentType: 'video/mp4', body: '' }));
  await open(page, `/products/${product?.id}`);
}

// Their pictures exist in these journeys only.
test.afterEach(async ({ shop }) => {
  await sql(shop.databaseUrl, `delete from products where description = 'Many sides.'`);
});

test('the video of a product is the last slide, with a frame of its own as poster', async ({ page, shop }) => {
  await page.setViewportSize({ width: 390, height: 664 });
  await openProduct(page, shop, 'Moving Tee', ['/side-front.jpg'], CLIP);
  await expect(page.getByRole('img', { name: 'Moving Tee, picture 1 of 2' })).toBeVisible();
  await page.getByRole('button', { name: 'Video', exact: true }).click();
  const video = page.getByLabel('Video of Moving Tee');
  await expect(video).toBeVisible();
  await expect(video).toHaveAttribute('poster', `${CLIP}?w=640`);
  // A clip in another shape than the stage is shown whole, on the stage's own ground.
  await expect(video).toHaveCSS('object-fit', 'contain');
  await expect(video).toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
  await expect(page.getByRole('button', { name: 'Enlarge picture' })).toHaveCount(0);
});

test('the thumbnails are one tab stop, whose arrow keys change the picture and say so', async ({ page, shop }) => {
  await openProduct(page, shop, 'Three Sides Tee', ['/side-front.jpg', '/side-back.jpg', '/side-detail.jpg']);
  const main = page.getByRole('main');
  await main.getByRole('link', { name: 'Back to Products' }).focus();
  const stops: string[] = [];
  const focused = () =>
    page.evaluate(() => document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.textContent);
  do {
    await page.keyboard.press('Tab');
    stops.push((await focused()) ?? '');
  } while (!stops.at(-1)?.startsWith('Add to Cart') && stops.length < 20);
  expect(stops.length).toBeLessThanOrEqual(8);
  expect(stops.filter((stop) => /^Image \d/.test(stop))).toEqual(['Image 1']);

  await main.getByRole('button', { name: 'Image 1', exact: true }).focus();
  await page.keyboard.press('ArrowRight');
  const second = main.getByRole('button', { name: 'Image 2', exact: true });
  await expect(second).toBeFocused();
  await expect(second).toHaveAttribute('aria-current', 'true');
  await expect(main.locator('[aria-live="polite"]').getByText('Three Sides Tee, picture 2 of 3')).toBeAttached();
  await second.blur();
  await page.emulateMedia({ forcedColors: 'active' });
  await expect(second).toHaveCSS('outline-style', 'solid');
});
