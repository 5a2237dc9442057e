import { PrintDialog, settingsQuery } from '@shop/admin-kit';
import type { DeskOrder } from '@shop/contract';
import { useQuery } from '@tanstack/react-query';
import { formatDateTime, formatPieces } from '../../rules/format.ts';
import { Address } from '../detail/customer-panel.tsx';

interface PackingSlipProps {
  open: boolean;
  order: DeskOrder;
  onClose: () => void;
}

/** The packing slip: address and items without prices, because the order may be a gift. */
export function PackingSlip({ open, order, onClose }: PackingSlipProps) {
  const title = `Packing slip ${order.orderNumber}`;
  return (
    <PrintDialog open={open} title={title} printTitle={title} width={720} onClose={onClose}>
      <Slip order={order} />
    </PrintDialog>
  );
}

function Slip({ order }: { order: DeskOrder }) {
  const shop = useQuery(settingsQuery).data;
  return (
    <article className="packing-slip" aria-label={`Packing slip ${order.orderNumber}`}>
      <header>
        <p className="packing-brand">{shop?.shopName}</p>
        <p>
          Order <strong>{order.orderNumber}</strong>
          <br />
          {formatDateTime(order.createdAt)}
        </p>
      </header>
      <section>
        <h4>Ship to</h4>
        <p className="packing-name">{order.customerName}</p>
        <Address order={order} />
        {order.customerPhone && <p>{order.customerPhone}</p>}
      </section>
      {order.notes && (
        <section>
          <h4>Special instructions</h4>
          <p className="order-text">{order.notes}</p>
        </section>
      )}
      <ItemTable items={order.items} />
      <footer>Packed by people who are building a second chance. Thank you for being part of it.</footer>
    </article>
  );
}

function ItemTable({ items }: Pick<DeskOrder, 'items'>) {
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
        {items.map(({ id, quantity, product }) => (
          <tr key={id}>
            <td>{product.name}</td>
            <td>{quantity}</td>
            <td className="packing-box">☐</td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">Together</th>
          <td colSpan={2}>{formatPieces(pieces)}</td>
        </tr>
      </tfoot>
    </table>
  );
}
