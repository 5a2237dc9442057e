import type { Group } from './setting-kinds.js';

export const pricing = {
  title: 'Shipping price and sales tax',
  hint: 'What an order costs beside its pieces.',
  fields: {
    shippingMode: {
      kind: 'choice',
      label: 'Shipping',
      meaning: 'free, or by the shipping rates',
      options: { free: 'Included in the price', rates: 'By shipping rates' },
      invalid: 'Please choose how shipping is charged',
      default: 'free',
      isPublic: true,
    },
    taxMode: {
      kind: 'choice',
      label: 'Sales tax',
      hint: 'Your accountant decides what is taxed where. This shop adds up what you enter.',
      meaning: 'none, by the tax rules, or by Stripe Tax',
      options: { off: 'Not collected', table: 'By tax rules', stripe: 'By Stripe Tax' },
      invalid: 'Please choose whether sales tax is collected: "off", "table" or "stripe"',
      default: 'off',
      isPublic: true,
    },
  },
} as const satisfies Group;
