import { type ConflictRow, EditConflict, formatCents } from '@shop/admin-kit';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { adminArtistsQuery, adminCategoriesQuery } from '../../api/catalog-queries.ts';
import type { ProductInput, ProductMerge } from '../../rules/edit-conflict.ts';
import { priceInCents } from '../../rules/number-input.ts';
import { ImageList } from '../image-list.tsx';
import type { ProductForm } from './use-product-form.ts';

type Field = ProductMerge['contested'][number];

const LABELS: Record<Field, string> = {
  name: 'Name',
  price: 'Price',
  description: 'Description',
  fabricCare: 'Fabric and Care',
  fit: 'Fit',
  categoryId: 'Category',
  artistId: 'Artist',
  stockQuantity: 'Stock',
  color: 'Color',
  isNew: 'New',
  isBestSeller: 'Best Seller',
  isArtistSeries: 'Artist Series',
  gallery: 'Images',
  videoUrl: 'Video',
};

/** The edit conflict of a product: the fields that both admins changed. */
export function ProductConflict({ state }: { state: ProductForm }) {
  const categories = useQuery(adminCategoriesQuery).data ?? [];
  const artists = useQuery(adminArtistsQuery).data ?? [];
  const names = new Map([...categories, ...artists].map(({ id, name }) => [id, name]));
  const { conflict } = state;
  const rows: ConflictRow[] | null = conflict && [
    ...conflict.contested.map((field) => ({
      label: LABELS[field],
      mine: displayValue(field, conflict.keepMine, names),
      theirs: displayValue(field, conflict.takeTheirs, names),
    })),
    ...conflict.contestedSizes,
  ];
  return (
    <EditConflict
      kind="product"
      rows={rows}
      saving={state.saving}
      onKeepMine={state.keepMine}
      onTakeTheirs={state.takeTheirs}
      onDismiss={state.dismissConflict}
    />
  );
}

function displayValue(field: Field, input: ProductInput, names: Map<string, string>): ReactNode {
  const value = input[field];
  if (field === 'gallery') return <ImageList urls={input.gallery.images} main={input.gallery.main} />;
  if (field === 'videoUrl') return value ? 'A video' : 'No video';
  if (field === 'price') return formatCents(priceInCents(input.price) ?? 0);
  if (field === 'artistId') return names.get(input.artistId) ?? 'No artist';
  if (field === 'categoryId') return names.get(input.categoryId ?? '') ?? 'Uncategorized';
  if (typeof value === 'boolean') return value ? 'Yes' : 'No';
  return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
}
