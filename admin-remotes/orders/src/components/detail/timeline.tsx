import { useShopTime } from '@shop/admin-kit';
import type { OrderEvent } from '@shop/contract';
import { eventLabels } from '../../rules/event-labels.ts';
import { formatActor } from '../../rules/format.ts';
import { Panel } from './panel.tsx';

/** The events of the order and their actors. */
export function Timeline({ events }: { events: readonly OrderEvent[] }) {
  const time = useShopTime();
  const labels = eventLabels(events);
  return (
    <Panel title="Timeline">
      <ol className="order-timeline">
        {events.map((event, index) => {
          const { title, notes } = labels[index]!;
          return (
            <li key={event.id}>
              <p>{title}</p>
              {notes.map((note) => (
                <p key={note} className="order-timeline-note">
                  {note}
                </p>
              ))}
              <small>
                {formatActor(event.actor)} · <time dateTime={event.at}>{time.moment(event.at)}</time>
              </small>
            </li>
          );
        })}
      </ol>
    </Panel>
  );
}
