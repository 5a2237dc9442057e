import { query, queryReturning } from '#platform/database/sql.js';
import { lockName, type Tx } from '#platform/database/transactions.js';
import { changesSince, fieldsOf, galleryOf, type GalleryPicture, mergedGallery } from './feed-snapshot.js';
import type { FeedSnapshot } from './feed-product.entity.js';
import type { FeedProduct } from './parsing/feed-product.js';
import type { Pictures } from './collect-images.js';
import { FEED_PLATFORM, knownProduct, type KnownProduct } from './known-products.js';

export interface Saved {
  outcome: 'created' | 'updated' | 'unchanged' | 'deleted';
  /** What an update changed, for the report. */
  changed: string[];
}

/** Writes one product of the feed with its gallery and its memory. Two imports at once do not make two products. */
export async function saveFeedProduct(
  tx: Tx,
  product: FeedProduct,
  categoryId: string | null,
  pictures: Pictures,
): Promise<Saved> {
  await lockName(tx, `feed product ${product.handle}`);
  const known = await knownProduct(tx, product.handle, 'lock');
  if (known?.isDeleted) return { outcome: 'deleted', changed: [] };
  const told: FeedSnapshot = {
    ...fieldsOf(product, categoryId),
    stock: product.stock,
    pictures: pictures.pictures,
    placeholder: pictures.placeholder,
  };
  return known ? update(tx, known, product, told) : create(tx, product, told);
}

async function create(tx: Tx, product: FeedProduct, told: FeedSnapshot): Promise<Saved> {
  const [main = null] = galleryOf(told);
  const [row] = await queryReturning<{ id: string }>(
    tx,
    `insert into products (name, description, price, category_id, image_url, stock_quantity, source_platform, source_id)
     values ($1, $2, $3, $4, $5, $6, $7, $8) returning id`,
    [told.name, told.description, told.price, told.categoryId, main, told.stock, FEED_PLATFORM, product.handle],
  );
  const id = row?.id ?? '';
  await writeGallery(tx, id, mergedGallery([], [], galleryOf(told)));
  await remember(tx, id, told);
  return { outcome: 'created', changed: [] };
}

async function update(tx: Tx, known: KnownProduct, product: FeedProduct, told: FeedSnapshot): Promise<Saved> {
  const { fields, stockDelta } = changesSince(known.told, product, told.categoryId);
  const before = known.told ? galleryOf(known.told) : [];
  const galleryChanged = galleryOf(told).join() !== before.join();
  const changed = [
    ...Object.keys(fields).map(labelOf),
    ...(stockDelta === 0 ? [] : [`stock ${signed(stockDelta)}`]),
    ...(galleryChanged ? ['pictures'] : []),
  ];
  if (changed.length === 0) return { outcome: 'unchanged', changed };
  const gallery = galleryChanged ? mergedGallery(await currentGallery(tx, known.id), before, galleryOf(told)) : undefined;
  await tx.query(
    `update products set name = coalesce($2, name), description = coalesce($3, description), price = coalesce($4::numeric, price),
       category_id = case when $5 then $6::uuid else category_id end, image_url = case when $7 then $8 else image_url end,
       stock_quantity = greatest(0, stock_quantity + $9), version = version + 1, updated_at = now()
     where id = $1`,
    [
      known.id,
      fields.name ?? null,
      fields.description ?? null,
      fields.price ?? null,
      'categoryId' in fields,
      fields.categoryId ?? null,
      gallery !== undefined,
      gallery?.find(({ isMain }) => isMain)?.imageUrl ?? null,
      stockDelta,
    ],
  );
  if (gallery) await writeGallery(tx, known.id, gallery);
  await remember(tx, known.id, told);
  return { outcome: 'updated', changed };
}

function currentGallery(tx: Tx, productId: string): Promise<GalleryPicture[]> {
  return query(
    tx,
    'select image_url as "imageUrl", is_main as "isMain" from product_images where product_id = $1 order by sort_order, created_at, id',
    [productId],
  );
}

async function writeGallery(tx: Tx, productId: string, gallery: readonly GalleryPicture[]): Promise<void> {
  await tx.query('delete from product_images where product_id = $1', [productId]);
  for (const [position, { imageUrl, isMain }] of gallery.entries()) {
    await tx.query('insert into product_images (product_id, image_url, is_main, sort_order) values ($1, $2, $3, $4)', [
      productId,
      imageUrl,
      isMain,
      position,
    ]);
  }
}

async function remember(tx: Tx, productId: string, told: FeedSnapshot): Promise<void> {
  await tx.query(
    `insert into feed_products (product_id, told) values ($1, $2)
     on conflict (product_id) do update set told = excluded.told, imported_at = now()`,
    [productId, told],
  );
}

const labelOf = (field: string): string => (field === 'categoryId' ? 'category' : field);
const signed = (delta: number): string => (delta > 0 ? `+${delta}` : String(delta));
