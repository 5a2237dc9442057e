import { Panel, useShopTime } from '@shop/admin-kit';
import type { AdminOrder } from '@shop/contract';
import { eventLabels } from '../../rules/event-labels.ts';
import { formatActor } from '../../rules/format.ts';
import { UndoButton } from './undo-button.tsx';
import styles from '../../styles/order-panels.module.css';

/** The events of the order and their actors. The last step can be undone for a while. */
export function Timeline({ order }: { order: AdminOrder }) {
  const { events, undo } = order;
  const time = useShopTime();
  const labels = eventLabels(events);
  return (
    <Panel title="Timeline">
      <ol className={styles.timeline}>
        {events.map((event, index) => {
          const { title, notes } = labels[index]!;
          return (
            <li key={event.id}>
              <p>{title}</p>
              {notes.map((note) => (
                <p key={note}>{note}</p>
              ))}
              <small>
                {formatActor(event.actor)} · <time dateTime={event.at}>{time.moment(event.at)}</time>
              </small>
              {undo && index === events.length - 1 && <UndoButton order={order} undo={undo} />}
            </li>
          );
        })}
      </ol>
    </Panel>
  );
}
