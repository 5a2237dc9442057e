import type { DeskOrder } from '@shop/contract';
import { mailtoLink } from '../../rules/format.ts';
import { Detail, DetailList, Panel } from './panel.tsx';

/** The customer's contact details and the shipping address. */
export function CustomerPanel({ order }: { order: DeskOrder }) {
  const { customerName, customerEmail, customerPhone, notes } = order;
  return (
    <Panel title="Customer">
      {customerName === '' && <p className="order-empty">Your account shows the customer until the order is shipped.</p>}
      <DetailList>
        <Detail label="Name">{customerName}</Detail>
        <Detail label="E-mail">{customerEmail && <a href={mailtoLink(customerEmail)}>{customerEmail}</a>}</Detail>
        <Detail label="Phone">{customerPhone}</Detail>
        <Detail label="Ships to">{order.shippingAddress.street && <Address order={order} />}</Detail>
        <Detail label="Special instructions">{notes && <span className="order-text">{notes}</span>}</Detail>
      </DetailList>
    </Panel>
  );
}

export function Address({ order }: { order: Pick<DeskOrder, 'shippingAddress'> }) {
  const { street, city, state, zipCode, country } = order.shippingAddress;
  return (
    <address className="order-address">
      {street}
      <br />
      {city}, {state} {zipCode}
      <br />
      {country}
    </address>
  );
}
