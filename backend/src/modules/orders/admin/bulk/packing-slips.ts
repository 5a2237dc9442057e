import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { stateCodeOf, zipCodeOf } from '@shop/contract/us-states';
import type { DataSource } from 'typeorm';
import type { Admin } from '../../../auth/index.js';
import { shippingNameOf } from '../../../pricing/index.js';
import { packingNote } from '../../refunds/packing-note.js';
import { artistNamesOf, artistSharesOf } from '../../shares/artist-shares.js';
import { slipFor } from '../redact-order.js';
import type { PackingSlipView } from './bulk-orders.view.js';
import { PACKING_SLIPS } from './packing-slip.queries.js';

const piecesOf = ({ items }: PackingSlipView): number => items.reduce((sum, { quantity }) => sum + quantity, 0);

const NOTHING_TO_PACK = 'Nothing to pack: everything was refunded';

const itemText = ({ quantity, name, note }: PackingSlipView['items'][number]): string =>
  `${quantity} × ${name}${note === undefined ? '' : ` (${note})`}`;

/** The columns that label services read, and the items. States and ZIP codes as the post writes them, if they can be read. */
const LABEL_COLUMNS: readonly [string, (slip: PackingSlipView) => string | number][] = [
  ['Order number', ({ orderNumber }) => orderNumber],
  ['Name', ({ customerName }) => customerName],
  ['Street', ({ shippingAddress }) => shippingAddress.street],
  ['City', ({ shippingAddress }) => shippingAddress.city],
  ['State', ({ shippingAddress: { state } }) => stateCodeOf(state) ?? state],
  ['ZIP code', ({ shippingAddress: { zipCode } }) => zipCodeOf(zipCode) ?? zipCode],
  ['Country', ({ shippingAddress }) => shippingAddress.country],
  ['E-mail', ({ customerEmail }) => customerEmail],
  ['Phone', ({ customerPhone }) => customerPhone ?? ''],
  ['Pieces', piecesOf],
  ['Items', ({ items }) => items.map(itemText).join('; ') || NOTHING_TO_PACK],
  ['Special instructions', ({ notes }) => notes ?? ''],
  ['Carrier', ({ carrier }) => carrier ?? ''],
  ['Tracking number', ({ trackingNumber }) => trackingNumber ?? ''],
  ['Street 2', ({ shippingAddress }) => shippingAddress.street2 ?? ''],
  ['Weight (oz)', ({ weightOz }) => weightOz ?? ''],
  ['Shipping', ({ shippingName }) => shippingName ?? ''],
];

const noteOf = (refundedCents: number): { note?: string } => (refundedCents === 0 ? {} : { note: packingNote(refundedCents) });

/** Packing slips and shipping labels of selected orders. */
@Injectable()
export class PackingSlips {
  constructor(@InjectDataSource() private readonly db: DataSource) {}

  /** In the order of `orderIds`; unknown ids are left out. */
  async of(admin: Admin, orderIds: readonly string[]): Promise<PackingSlipView[]> {
    const stored = await PACKING_SLIPS.rows(this.db, orderIds);
    const slips = stored.map(({ shippingLabel, shares, items, ...slip }) => ({
      ...slip,
      items: items.map(({ refundedCents, ...item }) => ({ ...item, ...noteOf(refundedCents) })),
      shippingName: shippingLabel === null ? null : shippingNameOf(shippingLabel),
      ...artistNamesOf(artistSharesOf(slip, shares ?? [])),
    }));
    const found = new Map(slips.map((slip) => [slip.id, slip]));
    return [...new Set(orderIds)].flatMap((id) => found.get(id) ?? []).map((slip) => slipFor(admin, slip));
  }

  /** A heading, then a row for each order. */
  async labels(admin: Admin, orderIds: readonly string[]): Promise<string[][]> {
    const rows = (await this.of(admin, orderIds)).map((slip) => LABEL_COLUMNS.map(([, cell]) => String(cell(slip))));
    return [LABEL_COLUMNS.map(([title]) => title), ...rows];
  }
}
