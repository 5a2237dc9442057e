import { Button } from '@shop/admin-kit';
import type { DeskOrder } from '@shop/contract';
import { Fact, Facts, Panel } from './panel.tsx';

/** Where the parcel is; once it has left, its number can be corrected. */
export function ParcelPanel({ order, onTrack }: { order: DeskOrder; onTrack: () => void }) {
  const { status, tracking } = order;
  if (status !== 'shipped' && status !== 'delivered') return null;
  const number = tracking?.url ? (
    <a href={tracking.url} target="_blank" rel="noreferrer">
      {tracking.number}
    </a>
  ) : (
    tracking?.number
  );
  return (
    <Panel title="Parcel" action={<Button onClick={onTrack}>{tracking ? 'Correct tracking' : 'Add tracking'}</Button>}>
      {tracking ? (
        <Facts>
          <Fact label="Carrier">{tracking.carrier}</Fact>
          <Fact label="Number">{number}</Fact>
        </Facts>
      ) : (
        <p className="order-nothing">Sent without tracking.</p>
      )}
    </Panel>
  );
}
