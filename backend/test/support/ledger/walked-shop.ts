import { sample } from 'fast-check';
import type { DataSource } from 'typeorm';
import { givenArtist, givenProduct } from '../builders/catalog.js';
import { TEST_SEED } from '../tier.js';
import { walk, type Walk, type Walked, walks } from './walk.js';

/** An order with its steps, as they were taken. */
export interface Sale extends Walked {
  walk: Walk;
  /** As the model says that they were frozen. */
  lines: { artistId: string; shareBps: number | null; netCents: number }[];
}

interface Catalog {
  artists: { id: string; shareBps: number | null }[];
  products: { id: string; artist: number; shareBps: number | null }[];
}

/** The last artist never has a share. */
const SHARES = [5_000, 3_750, null];
const UNSHARED = SHARES.length - 1;

/** Walks over six products of three artists, whose shares and products change all the time, over a year. */
export async function walkOrders(db: DataSource, count: number): Promise<Sale[]> {
  const catalog = await givenCatalog(db);
  const productIds = catalog.products.map(({ id }) => id);
  const sales: Sale[] = [];
  for (const one of sample(walks, { numRuns: count, seed: TEST_SEED })) {
    if (one.change) await change(db, catalog, one.change);
    const lines = linesOf(catalog, one);
    sales.push({ ...(await walk(db, one, productIds)), walk: one, lines });
  }
  await spreadOverYear(db);
  // A shop does it by itself, some time after its tables have grown.
  await db.query('analyze');
  return sales;
}

async function givenCatalog(db: DataSource): Promise<Catalog> {
  const artists = [];
  for (const shareBps of SHARES) artists.push({ id: (await givenArtist(db, { shareBps })).id, shareBps });
  const products = [];
  for (const artist of [0, 1, 2, 0, 1, 2])
    products.push({ id: (await givenProduct(db, { artistId: artists[artist]?.id ?? null })).id, artist, shareBps: null });
  return { artists, products };
}

function linesOf({ artists, products }: Catalog, { lines }: Walk): Sale['lines'] {
  return lines.map((line) => {
    const product = products[line.product];
    const artist = artists[product?.artist ?? 0];
    const netCents = line.quantity * line.priceCents - (line.discountCents ?? 0);
    return { artistId: artist?.id ?? '', shareBps: product?.shareBps ?? artist?.shareBps ?? null, netCents };
  });
}

async function change(db: DataSource, { artists, products }: Catalog, change: NonNullable<Walk['change']>): Promise<void> {
  const [artist, product] = [artists[change.artist], products[change.product]];
  if (!artist || !product) return;
  if (change.artist !== UNSHARED) artist.shareBps = change.shareBps;
  product.artist = change.artist;
  product.shareBps = change.artist === UNSHARED ? null : change.productShareBps;
  await db.query('update artists set share_bps = $2, name = name || $3 where id = $1', [artist.id, artist.shareBps, '.']);
  await db.query('update products set share_bps = $2, artist_id = $3 where id = $1', [product.id, product.shareBps, artist.id]);
}

/** The steps of each order on other days, in their order. */
const spreadOverYear = (db: DataSource): Promise<unknown> =>
  db.query(`with step as (
      select id, order_id, at from order_events where kind = 'payment' union all select id, order_id, at from refunded_amount_changes),
    day as (
      select id, timestamptz '2026-01-01 04:59:59Z' + make_interval(hours => hashtext(order_id::text) & 4095)
        + row_number() over (partition by order_id order by at, id) * make_interval(hours => 1 + (hashtext(order_id::text || '-') & 511))
        as at
      from step),
    moved as (update order_events e set at = day.at from day where day.id = e.id)
    update refunded_amount_changes c set at = day.at from day where day.id = c.id`);
