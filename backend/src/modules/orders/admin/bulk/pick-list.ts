import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { inSizeOrder } from '@shop/contract/listing';
import type { DataSource } from 'typeorm';
import { packingNote } from '../../refunds/packing-note.js';
import { PICK_LIST, type PickedLine } from './pick-list.queries.js';
import type { PickedProductView, PickListView } from './pick-list.view.js';

/** The pieces of selected orders by product and size, so that one walk fetches them all. */
@Injectable()
export class PickList {
  constructor(@InjectDataSource() private readonly db: DataSource) {}

  /** Orders that are not to be packed are named; unknown ids are left out. */
  async of(orderIds: readonly string[]): Promise<PickListView> {
    const { lines = [], orders = 0, leftOut = [] } = (await PICK_LIST.first(this.db, orderIds)) ?? {};
    const items = byProduct(lines);
    return { items, pieces: sumOf(lines), orders, leftOut };
  }
}

const sumOf = (lines: readonly { pieces: number }[]): number => lines.reduce((sum, { pieces }) => sum + pieces, 0);

function byProduct(lines: readonly PickedLine[]): PickedProductView[] {
  return [...new Set(lines.map(({ productId }) => productId))]
    .map((productId) => {
      const own = lines.filter((line) => line.productId === productId);
      const { name = '', imageUrl = null } = own[0] ?? {};
      return { productId, name, imageUrl, pieces: sumOf(own), sizes: sizesOf(own) };
    })
    .toSorted((a, b) => a.name.localeCompare(b.name) || (a.productId < b.productId ? -1 : 1));
}

function sizesOf(lines: readonly PickedLine[]): PickedProductView['sizes'] {
  const labels = inSizeOrder([...new Set(lines.map(({ label }) => label ?? ''))]);
  return labels.flatMap((wanted) =>
    lines
      .filter(({ label }) => (label ?? '') === wanted)
      .map(({ variantId, label, pieces, refunds }) => ({ variantId, label, pieces, ...notesOf(refunds) })),
  );
}

const notesOf = (refunds: PickedLine['refunds']): { notes?: string[] } =>
  refunds === null ? {} : { notes: refunds.map(({ orderNumber, cents }) => `${orderNumber}: ${packingNote(cents)}`) };
