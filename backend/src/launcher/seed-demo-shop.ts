import {
  type Catalog,
  type CatalogProduct,
  imageAlt,
  interleaveByCategory,
  masterPath,
  type Masters,
  readCatalog,
  readMasters,
  storedName,
} from '@shop/demo';
import type { DataSource } from 'typeorm';
import { NEW_TAX_KIND } from '#modules/catalog/index.js';
import { type MediaLibrary, openMediaLibrary } from '#modules/media/index.js';
import { SAMPLE_SETTINGS, samplePages } from '#modules/settings/index.js';
import { query, queryReturning } from '#platform/database/sql.js';
import { inTransaction, lockName, type Tx } from '#platform/database/transactions.js';
import { createLogger } from '#platform/logging.js';
import type { Config } from '#src/config.js';

/** Name of the row in `counters` that records the seeding, so that a shop whose products were all deleted is not seeded again. */
const SEEDED = 'demo-shop-filled';

const imageUrl = (file: string): string => `/api/images/${storedName(file)}`;

async function storeImages(tx: Tx, masters: Masters, library: MediaLibrary): Promise<void> {
  for (const [file, known] of Object.entries(masters)) {
    await library.importFile(tx, { path: masterPath(file), name: storedName(file), known });
  }
}

async function addCategories(tx: Tx, catalog: Catalog): Promise<Map<string, string>> {
  const ids = new Map<string, string>();
  for (const category of catalog.categories) {
    const [row] = await queryReturning<{ id: string }>(
      tx,
      'insert into categories (name, slug, image_url, size_guide, tax_kind) values ($1, $2, $3, $4, $5) returning id',
      [category.name, category.slug, imageUrl(category.image), category.sizeGuide ?? null, NEW_TAX_KIND],
    );
    if (row) ids.set(category.slug, row.id);
  }
  return ids;
}

async function addArtists(tx: Tx, catalog: Catalog): Promise<Map<string, { id: string; name: string }>> {
  const added = new Map<string, { id: string; name: string }>();
  for (const artist of catalog.artists) {
    const [row] = await queryReturning<{ id: string }>(
      tx,
      'insert into artists (name, location, story, image_url) values ($1, $2, $3, $4) returning id',
      [artist.name, artist.location, artist.story, imageUrl(artist.image)],
    );
    if (row) added.set(artist.key, { id: row.id, name: artist.name });
  }
  return added;
}

async function addProduct(
  tx: Tx,
  product: CatalogProduct,
  minutesAgo: number,
  categoryId?: string,
  artist?: { id: string; name: string },
): Promise<void> {
  const [main = null] = product.images;
  const [row] = await queryReturning<{ id: string }>(
    tx,
    `insert into products (name, description, price, category_id, artist_id, image_url, is_new, is_best_seller, is_artist_series,
       stock_quantity, color, fabric_care, fit, fit_scale, option_names, created_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, now() - make_interval(mins => $16)) returning id`,
    [
      product.name,
      product.description,
      product.price,
      categoryId ?? null,
      artist?.id ?? null,
      main && imageUrl(main),
      product.isNew,
      product.isBestSeller,
      product.isArtistSeries,
      product.stock,
      product.color,
      product.fabricCare,
      product.fit,
      product.fitScale ?? null,
      product.optionNames ?? [],
      minutesAgo,
    ],
  );
  for (const [position, file] of product.images.entries()) {
    await tx.query('insert into product_images (product_id, image_url, alt, is_main, sort_order) values ($1, $2, $3, $4, $5)', [
      row?.id,
      imageUrl(file),
      imageAlt(file, product, artist?.name),
      position === 0,
      position,
    ]);
  }
  await addSizes(tx, product, row?.id);
}

async function addSizes(tx: Tx, { sizes = {}, sizePrices = {} }: CatalogProduct, productId?: string): Promise<void> {
  for (const [position, [label, pieces]] of Object.entries(sizes).entries()) {
    await tx.query(
      `insert into product_variants (product_id, option_values, label, stock_quantity, price_override, sort_order)
       values ($1, $2, $3, $4, $5, $6)`,
      [productId, label.split(' / '), label, pieces, sizePrices[label] ?? null, position],
    );
  }
}

async function addPortfolioAndSettings(tx: Tx, catalog: Catalog): Promise<void> {
  for (const [position, piece] of catalog.portfolio.entries()) {
    await tx.query('insert into portfolio_media (media_url, description, is_cover_up, sort_order) values ($1, $2, $3, $4)', [
      imageUrl(piece.image),
      piece.description,
      piece.isCoverUp,
      position,
    ]);
  }
  const hero = { wide: imageUrl(catalog.hero.wide), portrait: imageUrl(catalog.hero.portrait) };
  const values = { hero, ...SAMPLE_SETTINGS };
  await tx.query('insert into shop_settings (id, "values") values (1, $1) on conflict (id) do nothing', [values]);
}

async function addPages(tx: Tx, config: Config): Promise<void> {
  for (const page of samplePages(config)) {
    const { slug, title, body, html } = page;
    await tx.query('insert into pages (slug, title, body, html, published) values ($1, $2, $3, $4, true)', [
      slug,
      title,
      body,
      html,
    ]);
    await tx.query(
      `insert into page_revisions (slug, version, title, body, published, admin_name) values ($1, 1, $2, $3, true, 'demo shop')`,
      [slug, title, body],
    );
  }
}

/** Seeds an empty database with the demo shop, at most once per database; returns whether it did. */
export async function seedDemoShop(db: DataSource, config: Config): Promise<boolean> {
  const [catalog, masters] = await Promise.all([readCatalog(), readMasters()]);
  return inTransaction(db, async (tx) => {
    await lockName(tx, SEEDED);
    const [state] = await query<{ seeded: boolean }>(
      tx,
      'select exists (select from counters where name = $1) or exists (select from products) as seeded',
      [SEEDED],
    );
    if (state?.seeded) return false;
    await tx.query('insert into counters (name, value) values ($1, 1)', [SEEDED]);
    await storeImages(tx, masters, await openMediaLibrary(db, config, createLogger(config.LOG_LEVEL)));
    const [categories, artists] = [await addCategories(tx, catalog), await addArtists(tx, catalog)];
    for (const [index, product] of interleaveByCategory(catalog.products).entries()) {
      await addProduct(tx, product, index, categories.get(product.category), artists.get(product.artist ?? ''));
    }
    await addPortfolioAndSettings(tx, catalog);
    await addPages(tx, config);
    return true;
  });
}
