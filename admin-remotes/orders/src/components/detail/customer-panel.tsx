import { Button, CustomerLink, Panel, useRight, useShopTime } from '@shop/admin-kit';
import type { AdminOrder, PackingSlip } from '@shop/contract';
import { mailtoLink } from '../../rules/format.ts';
import { Detail, DetailList } from './detail-list.tsx';
import orderPanelsStyles from '../../styles/order-panels.module.css';
import orderPageStyles from '../../styles/order-page.module.css';

interface CustomerPanelProps {
  order: AdminOrder;
  onEdit: () => void;
  onErase: () => void;
}

/** The customer's contact details and the shipping address. */
export function CustomerPanel({ order, onEdit, onErase }: CustomerPanelProps) {
  const time = useShopTime();
  const corrects = useRight('change-orders');
  const { customerName, customerEmail, customerPhone, customerErasedAt, notes } = order;
  const buttons = (
    <span className={orderPanelsStyles.panelButtons}>
      {corrects && customerErasedAt === null && (
        <Button size="small" onClick={onEdit} aria-label="Edit customer">
          Edit
        </Button>
      )}
      {order.canEraseCustomer && (
        <Button size="small" onClick={onErase}>
          Erase
        </Button>
      )}
    </span>
  );
  return (
    <Panel title="Customer" action={buttons}>
      {customerErasedAt ? (
        <p className={orderPageStyles.empty}>Erased on request, {time.moment(customerErasedAt)}.</p>
      ) : (
        customerName === '' && (
          <p className={orderPageStyles.empty}>Your account shows the customer until the order is shipped.</p>
        )
      )}
      <DetailList>
        <Detail label="Name">{customerName && <CustomerLink email={customerEmail}>{customerName}</CustomerLink>}</Detail>
        <Detail label="E-mail">{customerEmail && <a href={mailtoLink(customerEmail)}>{customerEmail}</a>}</Detail>
        <Detail label="Phone">{customerPhone}</Detail>
        <Detail label="Ships to">{order.shippingAddress.street && <Address order={order} />}</Detail>
        <Detail label="Special instructions">{notes && <span className={orderPageStyles.text}>{notes}</span>}</Detail>
      </DetailList>
    </Panel>
  );
}

export function Address({ order }: { order: Pick<PackingSlip, 'shippingAddress'> }) {
  const { street, street2, city, state, zipCode, country } = order.shippingAddress;
  return (
    <address className={orderPageStyles.address}>
      <bdi>{street}</bdi>
      <br />
      {street2 && (
        <>
          <bdi>{street2}</bdi>
          <br />
        </>
      )}
      <bdi>{city}</bdi>, {state} {zipCode}
      <br />
      {country}
    </address>
  );
}
