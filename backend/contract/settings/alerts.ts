import type { Group } from './setting-kinds.js';

export const alerts = {
  title: 'Tell me when it is back',
  hint: 'Shoppers leave an email address at a product that is sold out or not open yet, and get one email when it can be bought.',
  fields: {
    stockAlerts: {
      kind: 'switch',
      label: 'Offer alerts',
      hint: 'Each address confirms by email first. Your mail server must sign List-Unsubscribe with DKIM.',
      meaning: 'whether shoppers can ask to be told when a product can be bought',
      default: false,
      isPublic: true,
    },
  },
} as const satisfies Group;
