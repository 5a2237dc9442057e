import { erasedText } from './erased-text.ts';

it.each([
  [[2, 0, 1, 3, 0], 'Erased from 2 orders, 1 message, 3 notes'],
  [[1, 1, 0, 0, 0], 'Erased from 1 order. 1 unfinished order still needs the customer'],
  [[0, 2, 0, 1, 0], 'Erased from 1 note. 2 unfinished orders still need the customer'],
  [[0, 0, 0, 0, 1], 'Erased from 1 alert'],
  [[0, 0, 0, 0, 0], 'There was nothing to erase'],
] as const)('of %j is "%s"', ([erasedOrders, unfinishedOrders, deletedMessages, deletedNotes, deletedAlerts], text) => {
  expect(erasedText({ erasedOrders, unfinishedOrders, deletedMessages, deletedNotes, deletedAlerts })).toBe(text);
});
