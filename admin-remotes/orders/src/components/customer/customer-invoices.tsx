import { formatMoney, Panel, StatusTag, useShopTime } from '@shop/admin-kit';
import type { CustomerInvoice } from '@shop/contract';
import { Link } from 'react-router-dom';
import { INVOICE_STATUS_TAGS } from '../../rules/order-labels.ts';
import customerStyles from '../../styles/customer.module.css';
import orderItemsStyles from '../../styles/order-items.module.css';

export function CustomerInvoices({ invoices }: { invoices: readonly CustomerInvoice[] }) {
  const time = useShopTime();
  if (invoices.length === 0) return null;
  return (
    <Panel title="Invoices" action={<Link to="/invoices">Open invoices</Link>}>
      <ul className={customerStyles.rows} aria-label="Invoices">
        {invoices.map(({ id, invoiceNumber, status, totalAmount, createdAt }) => (
          <li key={id}>
            <div>
              <Link to={`/invoices/${id}`}>#{invoiceNumber}</Link>
              <small>
                <time dateTime={createdAt}>{time.day(createdAt)}</time>
              </small>
            </div>
            <span className={orderItemsStyles.tags}>
              <StatusTag tone={INVOICE_STATUS_TAGS[status].tone}>{INVOICE_STATUS_TAGS[status].label}</StatusTag>
            </span>
            <div className={customerStyles.amount}>
              <strong>{formatMoney(totalAmount)}</strong>
            </div>
          </li>
        ))}
      </ul>
    </Panel>
  );
}
