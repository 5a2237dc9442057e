import {
  closestCenter,
  DndContext,
  type DragEndEvent,
  KeyboardSensor,
  MouseSensor,
  TouchSensor,
  useSensor,
  useSensors,
} from '@dnd-kit/core';
import { rectSortingStrategy, SortableContext } from '@dnd-kit/sortable';
import { type Move, moveBy, moveItem } from '@shop/admin-kit';
import type { PortfolioItem } from '@shop/contract';
import { useReorderMedia } from '../../api/reorder-media.ts';
import { announcementsFor } from '../../rules/announcements.ts';
import { MediaTile } from './media-tile.tsx';
import styles from '../../styles/portfolio.module.css';

interface MediaGridProps {
  items: PortfolioItem[];
  /** False while the search hides items. */
  isSortable: boolean;
  onDelete: (item: PortfolioItem) => void;
}

/** The sortable items. The handle drags them by mouse, touch (after a short press) and keyboard (25 px per key press). */
export function MediaGrid({ items, isSortable, onDelete }: MediaGridProps) {
  const reorder = useReorderMedia();
  const sensors = useSensors(
    useSensor(MouseSensor, { activationConstraint: { distance: 5 } }),
    useSensor(TouchSensor, { activationConstraint: { delay: 150, tolerance: 8 } }),
    useSensor(KeyboardSensor),
  );
  const save = (reordered: PortfolioItem[] | undefined): void => {
    if (reordered) reorder.mutate(reordered);
  };
  const onDragEnd = ({ active, over }: DragEndEvent): void => save(moveItem(items, active.id, over?.id));
  const onMove = (id: string, move: Move): void => save(moveBy(items, id, move));
  return (
    <DndContext
      sensors={sensors}
      collisionDetection={closestCenter}
      onDragEnd={onDragEnd}
      accessibility={{ announcements: announcementsFor(items) }}
    >
      <SortableContext items={items} strategy={rectSortingStrategy}>
        <ul className={styles.grid} aria-label="Portfolio media">
          {items.map((item, index) => (
            <MediaTile
              key={item.id}
              item={item}
              place={isSortable ? { number: index + 1, count: items.length } : undefined}
              onMove={(move) => onMove(item.id, move)}
              onDelete={() => onDelete(item)}
            />
          ))}
        </ul>
      </SortableContext>
    </DndContext>
  );
}
