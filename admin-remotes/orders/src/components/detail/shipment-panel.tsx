import { Button, Panel, useRight } from '@shop/admin-kit';
import type { AdminOrder } from '@shop/contract';
import { Detail, DetailList } from './detail-list.tsx';
import styles from '../../styles/order-page.module.css';

/** Carrier and tracking number of a shipped order, with a button to correct them for accounts that ship. */
export function ShipmentPanel({ order, onTrack }: { order: AdminOrder; onTrack: () => void }) {
  const { status, tracking } = order;
  const ships = useRight('ship-orders');
  if (status !== 'shipped' && status !== 'delivered') return null;
  const number = tracking?.url ? (
    <a href={tracking.url} target="_blank" rel="noreferrer">
      {tracking.number}
    </a>
  ) : (
    tracking?.number
  );
  const correct = <Button onClick={onTrack}>{tracking ? 'Correct tracking' : 'Add tracking'}</Button>;
  return (
    <Panel title="Parcel" action={ships && correct}>
      {tracking ? (
        <DetailList>
          <Detail label="Carrier">{tracking.carrier}</Detail>
          <Detail label="Number">{number}</Detail>
        </DetailList>
      ) : (
        <p className={styles.empty}>Sent without tracking.</p>
      )}
    </Panel>
  );
}
