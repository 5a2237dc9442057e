import { useShopTime } from '@shop/admin-kit';
import type { DeskOrder } from '@shop/contract';
import { eventLabels } from '../../rules/event-labels.ts';
import { formatActor } from '../../rules/format.ts';
import { Panel } from './panel.tsx';
import { UndoButton } from './undo-button.tsx';

/** The events of the order and their actors. The last step can be undone for a while. */
export function Timeline({ order }: { order: DeskOrder }) {
  const { events, undo } = order;
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
              {undo && index === events.length - 1 && <UndoButton order={order} undo={undo} />}
            </li>
          );
        })}
      </ol>
    </Panel>
  );
}
