import type { Announcements } from '@dnd-kit/core';

/** The screen reader announcements while an item is dragged; positions count from 1. */
export function announcementsFor(items: readonly { id: string }[]): Announcements {
  const position = (id: string | number): number => items.findIndex((item) => item.id === id) + 1;
  const of = `of ${items.length}`;
  return {
    onDragStart: ({ active }) => `Picked up item ${position(active.id)} ${of}. Move it with the arrow keys, drop it with Space.`,
    onDragOver: ({ over }) => (over ? `Over place ${position(over.id)} ${of}.` : 'Over no place.'),
    onDragEnd: ({ over }) => (over ? `Dropped at place ${position(over.id)} ${of}.` : 'Dropped where it was.'),
    onDragCancel: ({ active }) => `Cancelled. The item is back at place ${position(active.id)}.`,
  };
}
