import type { Announcements } from '@dnd-kit/core';
import type { PortfolioItem } from '@shop/contract';

/** What a screen reader says while an item is moved; places count from 1. */
export function announcementsFor(items: readonly PortfolioItem[]): Announcements {
  const place = (id: string | number): number => items.findIndex((item) => item.id === id) + 1;
  const of = `of ${items.length}`;
  return {
    onDragStart: ({ active }) => `Picked up item ${place(active.id)} ${of}. Move it with the arrow keys, drop it with Space.`,
    onDragOver: ({ over }) => (over ? `Over place ${place(over.id)} ${of}.` : 'Over no place.'),
    onDragEnd: ({ over }) => (over ? `Dropped at place ${place(over.id)} ${of}.` : 'Dropped where it was.'),
    onDragCancel: ({ active }) => `Cancelled. The item is back at place ${place(active.id)}.`,
  };
}
