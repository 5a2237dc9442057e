import { type ConflictRow, EditConflict, formatCents, type ShopTime, useShopTime } from '@shop/admin-kit';
import { mapProductTexts, PRODUCT_FLAGS, PRODUCT_TEXTS } from '@shop/contract';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { adminArtistsQuery, adminCategoriesQuery } from '../../api/catalog-queries.ts';
import type { ProductInput, ProductMerge } from '../../rules/edit-conflict.ts';
import { priceInCents } from '../../rules/number-input.ts';
import { NO_ARTIST } from '../../rules/product-form.ts';
import { ImageList } from '../image-list.tsx';
import { type Choices, nameOf } from './choices.ts';
import type { ProductForm } from './use-product-form.ts';

type Field = ProductMerge['contested'][number];

const LABELS: Record<Field, string> = {
  ...mapProductTexts((name) => PRODUCT_TEXTS[name].label),
  ...PRODUCT_FLAGS,
  price: 'Price',
  categoryId: 'Category',
  artistId: 'Artist',
  stockQuantity: 'Stock',
  weightOz: 'Weight',
  isLive: 'Visible in the shop',
  visibleFrom: 'Visible from',
  buyableFrom: 'On sale from',
  mostPerOrder: 'At most per order',
  gallery: 'Images',
  videoUrl: 'Video',
};

/** The edit conflict of a product: the fields that both admins changed. */
export function ProductConflict({ state }: { state: ProductForm }) {
  const lists = { categories: useQuery(adminCategoriesQuery), artists: useQuery(adminArtistsQuery) };
  const time = useShopTime();
  const { conflict } = state;
  const rows: ConflictRow[] | null = conflict && [
    ...conflict.contested.map((field) => ({
      label: LABELS[field],
      mine: displayValue(field, conflict.keepMine, { ...lists, time }),
      theirs: displayValue(field, conflict.takeTheirs, { ...lists, time }),
    })),
    ...conflict.contestedSizes,
  ];
  return <EditConflict kind="product" rows={rows} {...state.answers} />;
}

interface Known extends Record<'categories' | 'artists', Choices> {
  time: ShopTime;
}

function displayValue(field: Field, input: ProductInput, { time, ...lists }: Known): ReactNode {
  const value = input[field];
  if (field === 'gallery') return <ImageList urls={input.gallery.images} main={input.gallery.main} />;
  if (field === 'videoUrl') return value ? 'A video' : 'No video';
  if (field === 'price') return formatCents(priceInCents(input.price) ?? 0);
  if (field === 'artistId') return input.artistId === NO_ARTIST ? 'No artist' : nameOf(lists.artists, 'artists', input.artistId);
  if (field === 'categoryId')
    return input.categoryId ? nameOf(lists.categories, 'categories', input.categoryId) : 'Uncategorized';
  if (field === 'visibleFrom' || field === 'buyableFrom')
    return input[field] === null ? 'At once' : time.momentWithZone(input[field]);
  if (field === 'mostPerOrder') return String(input.mostPerOrder ?? 'No limit');
  if (typeof value === 'boolean') return value ? 'Yes' : 'No';
  return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
}
