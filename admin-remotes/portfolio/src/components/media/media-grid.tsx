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
import { arrayMove, rectSortingStrategy, SortableContext } from '@dnd-kit/sortable';
import type { PortfolioItem } from '@shop/contract';
import { useReorderMedia } from '../../api/reorder-media.ts';
import { announcementsFor } from '../../rules/announcements.ts';
import { MediaTile } from './media-tile.tsx';

interface MediaGridProps {
  items: PortfolioItem[];
  onDelete: (item: PortfolioItem) => void;
}

/** The items in their order; the grip moves them by mouse, touch (after a short hold) and keyboard (25 px a press). */
export function MediaGrid({ items, onDelete }: MediaGridProps) {
  const arrange = useReorderMedia();
  const sensors = useSensors(
    useSensor(MouseSensor, { activationConstraint: { distance: 5 } }),
    useSensor(TouchSensor, { activationConstraint: { delay: 150, tolerance: 8 } }),
    useSensor(KeyboardSensor),
  );
  const drop = ({ active, over }: DragEndEvent): void => {
    if (!over || active.id === over.id) return;
    const place = (id: string | number): number => items.findIndex((item) => item.id === id);
    arrange.mutate(arrayMove(items, place(active.id), place(over.id)));
  };
  return (
    <DndContext
      sensors={sensors}
      collisionDetection={closestCenter}
      onDragEnd={drop}
      accessibility={{ announcements: announcementsFor(items) }}
    >
      <SortableContext items={items} strategy={rectSortingStrategy}>
        <ul className="portfolio-grid">
          {items.map((item) => (
            <MediaTile key={item.id} item={item} onDelete={() => onDelete(item)} />
          ))}
        </ul>
      </SortableContext>
    </DndContext>
  );
}
