import type { DeskOrder } from '@shop/contract';
import { Fact, Facts, Panel } from './panel.tsx';

/** Who bought it, and where it goes. */
export function CustomerPanel({ order }: { order: DeskOrder }) {
  const { customerName, customerEmail, customerPhone, notes } = order;
  return (
    <Panel title="Customer">
      <Facts>
        <Fact label="Name">{customerName}</Fact>
        <Fact label="E-mail">
          <a href={`mailto:${encodeURIComponent(customerEmail).replaceAll('%40', '@')}`}>{customerEmail}</a>
        </Fact>
        <Fact label="Phone">{customerPhone}</Fact>
        <Fact label="Ships to">
          <Address order={order} />
        </Fact>
        <Fact label="Special instructions">{notes && <span className="order-text">{notes}</span>}</Fact>
      </Facts>
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
