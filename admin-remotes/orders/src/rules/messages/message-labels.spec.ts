import { replyLink, unreadText } from './message-labels.ts';

it.each([
  ['noor@example.com', 'artist', 'mailto:noor@example.com?subject=Re%3A%20Artist%20Collaboration'],
  ['o+k@example.com', 'media', 'mailto:o%2Bk@example.com?subject=Re%3A%20Media%20%26%20Press'],
  ['a?bcc=x@example.com', 'general', 'mailto:a%3Fbcc%3Dx@example.com?subject=Re%3A%20General%20Inquiry'],
] as const)('replyLink of %s with subject %s is %s', (email, subject, link) => expect(replyLink({ email, subject })).toBe(link));

it('unreadText counts the unread messages', () => {
  expect(unreadText([{ read: false }, { read: true }, { read: false }])).toBe('2 unread');
  expect(unreadText([{ read: true }])).toBe('Everything is read');
});
