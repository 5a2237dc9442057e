import { formatMoney } from '@shop/admin-kit';
import type { InvoiceItem } from '@shop/contract';
import { itemName } from '../../rules/invoice-labels.ts';

/** The items table of the printed invoice. */
export function InvoiceLines({ items }: { items: readonly InvoiceItem[] }) {
  return (
    <table className="invoice-lines">
      <thead>
        <tr>
          <th scope="col">Item</th>
          <th scope="col">Qty</th>
          <th scope="col">Price</th>
          <th scope="col">Total</th>
        </tr>
      </thead>
      <tbody>
        {items.map((item) => (
          <tr key={item.id}>
            <td>{itemName(item)}</td>
            <td>{item.quantity}</td>
            <td>{formatMoney(item.unitPrice)}</td>
            <td>{formatMoney(item.totalPrice)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
