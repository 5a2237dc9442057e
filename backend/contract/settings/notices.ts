import type { Group } from './setting-kinds.js';

export const notices = {
  title: 'Notices to staff',
  hint: 'What the shop tells you by mail, and where.',
  fields: {
    newOrderNotices: { kind: 'switch', label: 'New order', default: true },
    soldOutNotices: { kind: 'switch', label: 'Sold out', default: true },
    paymentNotices: { kind: 'switch', label: 'Payment trouble', default: true },
    messageNotices: { kind: 'switch', label: 'Message from a visitor', default: true },
    noticeAddresses: {
      kind: 'emails',
      label: 'Email addresses',
      hint: 'One per line, at most ten. A changed payment account is always reported, also to MAIL_STAFF of the server.',
      meaning: 'every notice is sent to all of these',
      max: 10,
      required: 'Please enter at least one email address',
      environment: 'MAIL_STAFF',
    },
  },
} as const satisfies Group;
