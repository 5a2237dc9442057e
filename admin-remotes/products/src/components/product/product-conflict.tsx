import { type ConflictRow, EditConflict, formatCents } from '@shop/admin-kit';
import { useQuery } from '@tanstack/react-query';
import { adminArtistsQuery, adminCategoriesQuery } from '../../api/catalog-queries.ts';
import { type Difference, differences } from '../../rules/edit-conflict.ts';
import { mediaOf, type ProductFields, type ProductMedia } from '../../rules/product-form.ts';
import { sizeDifferences } from '../../rules/sizes/size-differences.ts';
import { ImageList } from '../image-list.tsx';
import type { ProductForm } from './use-product-form.ts';

const LABELS: Record<Difference['field'], string> = {
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
  images: 'Images',
  videoUrl: 'Video',
};

/** The edit conflict of a product. */
export function ProductConflict({ state }: { state: ProductForm }) {
  const categories = useQuery(adminCategoriesQuery).data ?? [];
  const artists = useQuery(adminArtistsQuery).data ?? [];
  const names = new Map([...categories, ...artists].map(({ id, name }) => [id, name]));
  const { base, serverVersion, form, media } = state;
  const rows = (): ConflictRow[] | null => {
    if (!base || !serverVersion) return null;
    const mine = { ...(form.getFieldsValue(true) as ProductFields), ...media.media };
    const fields = differences(mine, base, serverVersion).map((difference) => ({
      label: LABELS[difference.field],
      mine: displayValue(difference.field, difference.mine, mine, names),
      theirs: displayValue(difference.field, difference.theirs, mediaOf(serverVersion), names),
    }));
    return [...fields, ...sizeDifferences(mine, base, serverVersion)];
  };
  return (
    <EditConflict
      kind="product"
      rows={rows()}
      saving={state.saving}
      onKeepMine={state.keepMine}
      onTakeTheirs={state.takeTheirs}
      onDismiss={state.dismissConflict}
    />
  );
}

function displayValue(
  field: Difference['field'],
  value: Difference['mine'],
  { gallery }: ProductMedia,
  names: Map<string, string>,
) {
  if (field === 'images') return <ImageList urls={gallery.images} main={gallery.main} />;
  if (field === 'videoUrl') return value ? 'A video' : 'No video';
  if (field === 'price') return typeof value === 'number' ? formatCents(value) : '';
  if (field === 'artistId') return names.get(String(value)) ?? 'No artist';
  if (field === 'categoryId') return names.get(String(value)) ?? 'Uncategorized';
  if (typeof value === 'boolean') return value ? 'Yes' : 'No';
  return String(value ?? '');
}
