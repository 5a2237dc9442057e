import type { AdminRole } from '@shop/contract';

export const ROLE_LABELS: Record<AdminRole, string> = {
  owner: 'Owner',
  manager: 'Manager',
  packer: 'Packer',
  bookkeeper: 'Bookkeeper',
};

const ROLE_DESCRIPTIONS: Record<AdminRole, string> = {
  owner: 'May do everything',
  manager: 'Runs the shop: all but accounts and payment handles',
  packer: 'Ships orders and sees stock, and no money',
  bookkeeper: 'Reads orders, payments and invoices, and changes nothing',
};

/** The options of a role field, in the order of what they may do. */
export const ROLE_OPTIONS = (Object.keys(ROLE_LABELS) as AdminRole[]).map((role) => ({
  value: role,
  label: ROLE_LABELS[role],
  description: ROLE_DESCRIPTIONS[role],
}));
