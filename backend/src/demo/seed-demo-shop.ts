import { createHash } from 'node:crypto';
import { extname } from 'node:path';
import type { DataSource } from 'typeorm';
import type { Config } from '../config.js';
import { type MediaLibrary, openMediaLibrary } from '../modules/media/index.js';
import { createLogger } from '../platform/logging.js';
import { query, queryReturning } from '../platform/database/sql.js';
import { inTransaction, lockName, type Tx } from '../platform/database/transactions.js';
import {
  DEMO_FOLDER,
  type DemoCatalog,
  type DemoMasters,
  type DemoProduct,
  mixed,
  readDemoCatalog,
  readDemoMasters,
} from './demo-catalog.js';

/** The counters row that says "done", so that a shop which sold or deleted everything is not filled again. */
const MARK = 'demo-shop-filled';

/** The same picture gets the same name in every shop. */
function storedName(file: string): string {
  const hex = createHash('sha256').update(`lasting-freedom/${file}`).digest('hex');
  const parts = [hex.slice(0, 8), hex.slice(8, 12), `4${hex.slice(13, 16)}`, `a${hex.slice(17, 20)}`, hex.slice(20, 32)];
  return `${parts.join('-')}${extname(file)}`;
}

const imageUrl = (file: string): string => `/api/images/${storedName(file)}`;

async function storePictures(tx: Tx, masters: DemoMasters, library: MediaLibrary): Promise<void> {
  for (const [file, facts] of Object.entries(masters)) {
    const { width, height, color } = facts;
    await library.importFile(tx, {
      path: `${DEMO_FOLDER}masters/${file}`,
      name: storedName(file),
      known: { width, height, color },
    });
  }
}

async function addCategories(tx: Tx, catalog: DemoCatalog): Promise<Map<string, string>> {
  const ids = new Map<string, string>();
  for (const category of catalog.categories) {
    const [row] = await queryReturning<{ id: string }>(
      tx,
      'insert into categories (name, slug, image_url) values ($1, $2, $3) returning id',
      [category.name, category.slug, imageUrl(category.image)],
    );
    if (row) ids.set(category.slug, row.id);
  }
  return ids;
}

async function addArtists(tx: Tx, catalog: DemoCatalog): Promise<Map<string, string>> {
  const ids = new Map<string, string>();
  for (const artist of catalog.artists) {
    const [row] = await queryReturning<{ id: string }>(
      tx,
      'insert into artists (name, location, story, image_url) values ($1, $2, $3, $4) returning id',
      [artist.name, artist.location, artist.story, imageUrl(artist.image)],
    );
    if (row) ids.set(artist.key, row.id);
  }
  return ids;
}

async function addProduct(
  tx: Tx,
  product: DemoProduct,
  minutesAgo: number,
  categoryId?: string,
  artistId?: string,
): Promise<void> {
  const [main = null] = product.images;
  const [row] = await queryReturning<{ id: string }>(
    tx,
    `insert into products (name, description, price, category_id, artist_id, image_url, is_new, is_best_seller, is_artist_series,
       stock_quantity, created_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, now() - make_interval(mins => $11)) returning id`,
    [
      product.name,
      product.description,
      product.price,
      categoryId ?? null,
      artistId ?? null,
      main && imageUrl(main),
      product.isNew,
      product.isBestSeller,
      product.isArtistSeries,
      product.stock,
      minutesAgo,
    ],
  );
  for (const [position, file] of product.images.entries()) {
    await tx.query('insert into product_images (product_id, image_url, is_main, sort_order) values ($1, $2, $3, $4)', [
      row?.id,
      imageUrl(file),
      position === 0,
      position,
    ]);
  }
}

async function addRest(tx: Tx, catalog: DemoCatalog): Promise<void> {
  for (const [position, piece] of catalog.portfolio.entries()) {
    await tx.query('insert into portfolio_media (media_url, description, is_cover_up, sort_order) values ($1, $2, $3, $4)', [
      imageUrl(piece.image),
      piece.description,
      piece.isCoverUp,
      position,
    ]);
  }
  const hero = { wide: imageUrl(catalog.hero.wide), portrait: imageUrl(catalog.hero.portrait) };
  await tx.query('insert into shop_settings (id, "values") values (1, $1) on conflict (id) do nothing', [{ hero }]);
}

/** Fills an empty shop with the demo products, once in the life of a database; returns whether it did. */
export async function seedDemoShop(db: DataSource, config: Config): Promise<boolean> {
  const [catalog, masters] = await Promise.all([readDemoCatalog(), readDemoMasters()]);
  return inTransaction(db, async (tx) => {
    await lockName(tx, MARK);
    const [state] = await query<{ filled: boolean }>(
      tx,
      'select exists (select from counters where name = $1) or exists (select from products) as filled',
      [MARK],
    );
    if (state?.filled) return false;
    await tx.query('insert into counters (name, value) values ($1, 1)', [MARK]);
    await storePictures(tx, masters, await openMediaLibrary(db, config, createLogger(config.LOG_LEVEL)));
    const [categories, artists] = [await addCategories(tx, catalog), await addArtists(tx, catalog)];
    for (const [index, product] of mixed(catalog.products).entries()) {
      await addProduct(tx, product, index, categories.get(product.category), artists.get(product.artist ?? ''));
    }
    await addRest(tx, catalog);
    return true;
  });
}
