import { formatCalendarDay, formatMoney, settingsQuery, StatusTag, toCents, useShopTime } from '@shop/admin-kit';
import type { Invoice, InvoiceItem, ShopSettings } from '@shop/contract';
import { useQuery } from '@tanstack/react-query';
import { invoiceTermsQuery } from '../../api/invoice-terms.ts';
import { howToPay } from '../../rules/due-date.ts';
import { itemName, STATUS_TAGS } from '../../rules/invoice-labels.ts';
import { paymentLines } from '../../rules/payments.ts';
import styles from '../../styles/printed-invoice.module.css';

/** The invoice as a printable page. */
export function PrintedInvoice({ invoice }: { invoice: Invoice }) {
  const shop = useQuery(settingsQuery).data;
  const taxed = toCents(invoice.taxAmount) > 0;
  return (
    <article className={styles.printedInvoice} aria-label={`Invoice ${invoice.invoiceNumber}`}>
      <BrandHeader shop={shop} />
      <ClientAndNumber invoice={invoice} />
      <ItemTable items={invoice.items} />
      <dl className={styles.totals}>
        {taxed && <TotalLine label="Subtotal" amount={invoice.subtotal} />}
        {taxed && <TotalLine label="Sales tax" amount={invoice.taxAmount} />}
        <TotalLine label="Total Amount" amount={invoice.totalAmount} />
        {paymentLines(invoice).map((line) => (
          <TotalLine key={line.label} {...line} />
        ))}
      </dl>
      <HowToPay invoice={invoice} />
      {invoice.notes && (
        <section className={styles.notes}>
          <h3>Notes</h3>
          <p dir="auto">{invoice.notes}</p>
        </section>
      )}
      <footer>
        Thank you for your business. Every purchase {shop ? `at ${shop.shopName} ` : ''}supports second-chance employment.
      </footer>
    </article>
  );
}

function BrandHeader({ shop }: { shop: ShopSettings | undefined }) {
  if (!shop) return null;
  const { street, city, state, zipCode } = shop.postalAddress;
  return (
    <header>
      <div>
        <p className={styles.brand}>
          <bdi>{shop.shopName}</bdi>
        </p>
        <p>{shop.tagline}</p>
      </div>
      <address>
        {street}, {city}, {state} {zipCode}
        <br />
        <a href={`mailto:${shop.email}`}>{shop.email}</a>
        <br />
        {shop.phone}
      </address>
    </header>
  );
}

function ClientAndNumber({ invoice }: { invoice: Invoice }) {
  const { label, tone } = STATUS_TAGS[invoice.status];
  const time = useShopTime();
  return (
    <div className={styles.parties}>
      <section>
        <h3>Bill to</h3>
        <p className={styles.client}>
          <bdi>{invoice.clientName}</bdi>
        </p>
        {invoice.clientEmail && <p>{invoice.clientEmail}</p>}
        {invoice.clientPhone && <p>{invoice.clientPhone}</p>}
      </section>
      <section>
        <h3>Invoice</h3>
        <p className={styles.client}>#{invoice.invoiceNumber}</p>
        <p>{time.longDay(invoice.createdAt)}</p>
        {invoice.dueOn && <p className={styles.due}>Due {formatCalendarDay(invoice.dueOn, 'longDay')}</p>}
        <StatusTag tone={tone}>{label}</StatusTag>
      </section>
    </div>
  );
}

/** The ways to pay that the PDF and the email name too. */
function HowToPay({ invoice }: { invoice: Invoice }) {
  const terms = useQuery(invoiceTermsQuery).data;
  const ways = terms ? howToPay(invoice, terms) : [];
  if (ways.length === 0) return null;
  return (
    <section className={styles.notes}>
      <h3>How to pay</h3>
      <p>{ways.join('\n')}</p>
    </section>
  );
}

function ItemTable({ items }: { items: readonly InvoiceItem[] }) {
  return (
    <table className={styles.lines}>
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
            <td>
              <bdi>{itemName(item)}</bdi>
            </td>
            <td>{item.quantity}</td>
            <td>{formatMoney(item.unitPrice)}</td>
            <td>{formatMoney(item.totalPrice)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function TotalLine({ label, amount }: { label: string; amount: string }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>{formatMoney(amount)}</dd>
    </div>
  );
}
