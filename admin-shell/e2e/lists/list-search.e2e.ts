import { expect, sql } from '@shop/browser-testing';
import { openAdmin } from '../support/admin-journey';
import { card, test } from '../support/catalog-journey';
import { expectAccessible } from '../support/orders-journey';

test('artists and categories are found by words without accents, as part of the address', async ({ page, shop }) => {
  await sql(shop.databaseUrl, `insert into artists (name, location, story) values ('Zoë Ñandú', 'Lyon', 'Paints rivers')`);
  await sql(shop.databaseUrl, `insert into categories (name, slug) values ('Décor', 'decor')`);
  for (const { path, search, name } of [
    { path: 'artists', search: 'RIVERS zoe', name: 'Zoë Ñandú' },
    { path: 'categories', search: 'decor', name: 'Décor' },
  ]) {
    await openAdmin(page, `/admin/${path}`);
    const field = page.getByLabel(`Search ${path}`);
    await expect(page.getByRole('heading', { level: 3 }).nth(1)).toBeVisible();
    await field.fill(search);
    await expect(page.getByRole('heading', { level: 3 })).toHaveText([name]);
    await expect(page).toHaveURL(/\?search=/);
    await page.reload();
    await expect(field).toHaveValue(search);
    await expect(card(page, name)).toBeVisible();
    await expectAccessible(page);
    const inShop = page.getByRole('link', { name: `View in shop: ${name}` });
    const shown = await page.request.get((await inShop.getAttribute('href')) ?? '');
    expect([shown.status(), await shown.text()]).toEqual([200, expect.stringContaining(name)]);
    await field.fill('nothing like this');
    await expect(page.getByText(`No ${path} match`)).toBeVisible();
    await page.getByRole('button', { name: `Show all ${path}` }).click();
    await expect(page.getByRole('heading', { level: 3 }).nth(1)).toBeVisible();
    await expect(page).toHaveURL(new RegExp(`/admin/${path}$`));
  }
});

test('portfolio items are found by their description; the order waits until all are shown', async ({ page, shop }) => {
  await sql(
    shop.databaseUrl,
    `insert into portfolio_media (media_url, media_type, description, sort_order)
     select image_url, 'image', description, 1 from unnest(array['A café mural', 'A koi', null]) as description,
       (select image_url from products where image_url like '/api/images/%' order by id limit 1) as product`,
  );
  await openAdmin(page, '/admin/portfolio');
  const tiles = page.getByRole('list', { name: 'Portfolio media' }).locator('> li');
  await expect(page.getByRole('button', { name: /^Drag to reorder/ }).first()).toBeVisible();
  const all = await tiles.count();
  await page.getByLabel('Search descriptions').fill('cafe');
  await expect(tiles).toHaveCount(1);
  await expect(tiles).toContainText('A café mural');
  await expect(page.getByRole('button', { name: /^Drag to reorder/ })).toHaveCount(0);
  await expect(page.getByText('Clear the search to change the order.')).toBeVisible();
  await expectAccessible(page);
  await page.reload();
  await expect(tiles).toHaveCount(1);
  await page.getByLabel('Search descriptions').fill('dragon');
  await page.getByRole('button', { name: 'Show all media' }).click();
  await expect(tiles).toHaveCount(all);
});
