import { Button, formatCents, Modal, Typography } from '@shop/admin-kit';
import type { AdminProduct } from '@shop/contract';
import { useQuery } from '@tanstack/react-query';
import { adminArtistsQuery } from '../api/get-artists.ts';
import { adminCategoriesQuery } from '../api/get-categories.ts';
import { type Difference, differences } from '../rules/edit-conflict.ts';
import { mediaOf, type ProductFields, type ProductMedia } from '../rules/product-form.ts';
import type { ProductForm } from './use-product-form.ts';

const LABELS: Record<Difference['field'], string> = {
  name: 'Name',
  price: 'Price',
  description: 'Description',
  categoryId: 'Category',
  artistId: 'Artist',
  stockQuantity: 'Stock',
  isNew: 'New',
  isBestSeller: 'Best Seller',
  isArtistSeries: 'Artist Series',
  images: 'Images',
  videoUrl: 'Video',
};

/** Two admins edited one product: both versions side by side, and whose is to stay. */
export function EditConflict({ state }: { state: ProductForm }) {
  const { base, rival, form, media } = state;
  const open = base !== null && rival !== null;
  return (
    <Modal
      open={open}
      title="Someone else has changed this product"
      width={760}
      onCancel={state.later}
      rootClassName="kit-dialog"
      footer={
        <>
          <Button onClick={state.takeTheirs} disabled={state.saving}>
            Take theirs
          </Button>
          <Button type="primary" onClick={state.keepMine} loading={state.saving}>
            Keep mine
          </Button>
        </>
      }
    >
      <Typography.Paragraph>
        It was saved after you opened it. Keep your version, or take theirs and go on from there.
      </Typography.Paragraph>
      {open && <Versions mine={{ ...(form.getFieldsValue(true) as ProductFields), ...media.media }} base={base} theirs={rival} />}
    </Modal>
  );
}

function Versions({ mine, base, theirs }: { mine: ProductFields & ProductMedia; base: AdminProduct; theirs: AdminProduct }) {
  const categories = useQuery(adminCategoriesQuery).data ?? [];
  const artists = useQuery(adminArtistsQuery).data ?? [];
  const rows = differences(mine, base, theirs);
  const names = new Map([...categories, ...artists].map(({ id, name }) => [id, name]));
  if (rows.length === 0) return <Typography.Text>Both versions are the same.</Typography.Text>;
  return (
    <table className="products-versions">
      <thead>
        <tr>
          <th scope="col">Field</th>
          <th scope="col">Mine</th>
          <th scope="col">Theirs</th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.field}>
            <th scope="row">{LABELS[row.field]}</th>
            <td>{spoken(row.field, row.mine, mine, names)}</td>
            <td>{spoken(row.field, row.theirs, mediaOf(theirs), names)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function spoken(field: Difference['field'], value: Difference['mine'], { gallery }: ProductMedia, names: Map<string, string>) {
  if (field === 'images') return `${gallery.images.length} image(s), main is number ${(gallery.main ?? -1) + 1}`;
  if (field === 'videoUrl') return value ? 'A video' : 'No video';
  if (field === 'price') return typeof value === 'number' ? formatCents(value) : '';
  if (field === 'artistId') return names.get(String(value)) ?? 'No artist';
  if (field === 'categoryId') return names.get(String(value)) ?? 'Uncategorized';
  if (typeof value === 'boolean') return value ? 'Yes' : 'No';
  return String(value ?? '');
}
