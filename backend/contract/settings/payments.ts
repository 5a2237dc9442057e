import type { Group } from './setting-kinds.js';

/** Its fields are the handles, one for each method that is paid by hand: the payment methods describe them. */
export const payments = {
  title: 'Getting paid',
  hint: 'Shoppers are told to send their money to these accounts.',
  fields: {},
} as const satisfies Group;
