import { answeringText, unreadText } from './message-labels.ts';

it.each([
  ['ana', '2026-01-01T00:00:01Z', 'ana is answering'],
  ['ana', '2025-12-31T23:59:59Z', undefined],
  ['ben', '2026-01-01T00:00:01Z', undefined],
  [null, null, undefined],
])('answeringText for ben, of %s until %s, is %s', (answeringBy, answeringUntil, text) => {
  expect(answeringText({ answeringBy, answeringUntil }, 'ben', Date.parse('2026-01-01'))).toBe(text);
});

it('unreadText counts the unread messages', () => {
  expect(unreadText([{ read: false }, { read: true }, { read: false }])).toBe('2 unread');
  expect(unreadText([{ read: true }])).toBe('Everything is read');
});
