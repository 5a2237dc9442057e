import { PrintDialog, settingsQuery, useShopTime } from '@shop/admin-kit';
import type { PackingSlip } from '@shop/contract';
import { useQuery } from '@tanstack/react-query';
import { formatPieces } from '../../rules/format.ts';
import { NOTHING_TO_PACK } from '../../rules/parcel/packed-items.ts';
import { artistText } from '../../rules/parcel/artist-text.ts';
import { slipWarning } from '../../rules/parcel/slip-warning.ts';
import { Address } from '../detail/customer-panel.tsx';
import packingSlipStyles from '../../styles/packing-slip.module.css';
import orderPageStyles from '../../styles/order-page.module.css';

interface PackingSlipsProps {
  open: boolean;
  /** The title of the dialog, also the name of a saved PDF. */
  title: string;
  slips: readonly PackingSlip[];
  onClose: () => void;
}

/** Packing slips, each on a page of its own: address and items without prices, because an order may be a gift. */
export function PackingSlips({ open, title, slips, onClose }: PackingSlipsProps) {
  return (
    <PrintDialog open={open} title={title} printTitle={title} width={720} onClose={onClose}>
      {slips.map((slip) => (
        <Slip key={slip.id} slip={slip} />
      ))}
    </PrintDialog>
  );
}

function Slip({ slip }: { slip: PackingSlip }) {
  const shop = useQuery(settingsQuery).data;
  const warning = slipWarning(slip);
  const time = useShopTime();
  return (
    <article className={packingSlipStyles.slip} aria-label={`Packing slip ${slip.orderNumber}`}>
      {warning && <p className={packingSlipStyles.warning}>{warning}</p>}
      <header>
        <p className={packingSlipStyles.brand}>{shop?.shopName}</p>
        <p>
          Order <strong>{slip.orderNumber}</strong>
          <br />
          {time.moment(slip.createdAt)}
        </p>
      </header>
      <section>
        <h4>Ship to</h4>
        <p className={packingSlipStyles.name}>
          <bdi>{slip.customerName}</bdi>
        </p>
        <Address order={slip} />
        {slip.customerPhone && <p>{slip.customerPhone}</p>}
        {slip.shippingName && (
          <p className={packingSlipStyles.shipping}>
            Ship by: <strong>{slip.shippingName}</strong>
          </p>
        )}
      </section>
      {slip.notes && (
        <section>
          <h4>Special instructions</h4>
          <p dir="auto" className={orderPageStyles.text}>
            {slip.notes}
          </p>
        </section>
      )}
      {slip.items.length > 0 ? <ItemTable items={slip.items} /> : <p>{NOTHING_TO_PACK}</p>}
      {slip.artistNames && <p>{artistText(slip.artistNames)}</p>}
      <footer>Packed by people who are building a second chance. Thank you for being part of it.</footer>
    </article>
  );
}

function ItemTable({ items }: Pick<PackingSlip, 'items'>) {
  const pieces = items.reduce((sum, { quantity }) => sum + quantity, 0);
  return (
    <table>
      <thead>
        <tr>
          <th scope="col">Item</th>
          <th scope="col">Qty</th>
          <th scope="col">Packed</th>
        </tr>
      </thead>
      <tbody>
        {items.map(({ name, quantity, note }, index) => (
          <tr key={index}>
            <td>
              <bdi>{name}</bdi>
              {note && <p className={packingSlipStyles.note}>{note}</p>}
            </td>
            <td>{quantity}</td>
            <td className={packingSlipStyles.box}>☐</td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">Total</th>
          <td colSpan={2}>{formatPieces(pieces)}</td>
        </tr>
      </tfoot>
    </table>
  );
}
