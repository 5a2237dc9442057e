import type { Active, Over } from '@dnd-kit/core';
import { announcementsFor } from './announcements.ts';

const announcements = announcementsFor([{ id: 'a' }, { id: 'b' }, { id: 'c' }]);
const active = { id: 'b' } as Active;
const over = { id: 'c' } as Over;

it('announces positions counted from 1', () => {
  expect(announcements.onDragStart({ active })).toBe('Picked up item 2 of 3. Move it with the arrow keys, drop it with Space.');
  expect(announcements.onDragOver({ active, over })).toBe('Over place 3 of 3.');
  expect(announcements.onDragEnd({ active, over })).toBe('Dropped at place 3 of 3.');
  expect(announcements.onDragCancel({ active, over })).toBe('Cancelled. The item is back at place 2.');
});

it('announces a position outside the list', () => {
  expect(announcements.onDragOver({ active, over: null })).toBe('Over no place.');
  expect(announcements.onDragEnd({ active, over: null })).toBe('Dropped where it was.');
});
