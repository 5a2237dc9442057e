import type { DeskOrder } from '@shop/contract';
import { Detail, DetailList, Panel } from './panel.tsx';

/** Who bought it, and where it goes. */
export function CustomerPanel({ order }: { order: DeskOrder }) {
  const { customerName, customerEmail, customerPhone, notes } = order;
  return (
    <Panel title="Customer">
      <DetailList>
        <Detail label="Name">{customerName}</Detail>
        <Detail label="E-mail">
          <a href={`mailto:${encodeURIComponent(customerEmail).replaceAll('%40', '@')}`}>{customerEmail}</a>
        </Detail>
        <Detail label="Phone">{customerPhone}</Detail>
        <Detail label="Ships to">
          <Address order={order} />
        </Detail>
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
