import { expect, productInStock, sql, test } from '@shop/browser-testing';
import { open } from '../support/screens';

test('the rows of a product hold its texts and the published policies', async ({ page, shop }) => {
  const { id } = await productInStock(page);
  await sql(
    shop.databaseUrl,
    `insert into pages (slug, title, body, html, published) values ('returns', 'Sent Back', '', '', true)`,
  );
  // The last change: what shows it shows the page too.
  await sql(shop.databaseUrl, 'update products set fabric_care = $2, fit = $3 where id = $1', [
    id,
    'Heavy fleece.',
    'Runs large.',
  ]);
  const main = page.getByRole('main');
  await expect(async () => {
    await page.goto(`/products/${id}`);
    await expect(main.getByText('Fabric and Care')).toBeVisible({ timeout: 1_000 });
  }).toPass();
  await expect(main.getByText('Heavy fleece.')).toBeHidden();
  await main.getByText('Fabric and Care').click();
  await expect(main.getByText('Heavy fleece.')).toBeVisible();
  await main.getByText('Shipping and Returns').click();
  await expect(main.getByRole('link', { name: 'Sent Back' })).toHaveAttribute('href', '/pages/returns');
  await main.getByText('Fit', { exact: true }).click();
  await expect(main.getByText('Runs large.')).toBeVisible();
});

test('a picture is enlarged, zoomed and closed by keyboard', async ({ page }) => {
  const { id, name } = await productInStock(page);
  await open(page, `/products/${id}`);
  const enlarge = page.getByRole('button', { name: 'Enlarge picture' });
  await enlarge.press('Enter');
  const viewer = page.getByRole('dialog', { name: new RegExp(name) });
  const image = viewer.getByRole('img');
  await expect(image).toBeVisible();
  const width = () => image.evaluate((element) => element.getBoundingClientRect().width);
  const before = await width();
  await viewer.getByRole('button', { name: 'Zoom in' }).press('Enter');
  await expect.poll(width).toBeCloseTo(2 * before, 0);
  await page.keyboard.press('Escape');
  await expect(viewer).toBeHidden();
  await expect(enlarge).toBeFocused();
});

test('a product page ends with other products of the artist', async ({ page }) => {
  const { id } = await productInStock(page);
  const { artist } = (await (await page.request.get(`/api/products/${id}`)).json()) as { artist: { name: string } | null };
  await open(page, `/products/${id}`);
  const more = page.getByRole('region', { name: artist ? `More from ${artist.name}` : /^More / });
  const cards = more.getByRole('article');
  await expect(cards.first()).toBeVisible();
  expect(await cards.count()).toBeLessThanOrEqual(4);
  await expect(more.locator(`a[href="/products/${id}"]`)).toHaveCount(0);
  await cards.first().getByRole('link').click();
  await expect(page).not.toHaveURL(new RegExp(id));
});
