export const ROLES = ['owner', 'manager', 'packer', 'bookkeeper'] as const;
export type Role = (typeof ROLES)[number];

const EVERYBODY: readonly Role[] = ROLES;
const STORE: readonly Role[] = ['owner', 'manager'];
const SHIPPING: readonly Role[] = ['owner', 'manager', 'packer'];
const BOOKS: readonly Role[] = ['owner', 'manager', 'bookkeeper'];
/** Those who pay people. */
const LEDGER: readonly Role[] = ['owner', 'bookkeeper'];
const OWNERS: readonly Role[] = ['owner'];

/** Who may do what. Screens ask for these names too: a tab whose right is missing is absent. */
export const RIGHTS = {
  'own-account': EVERYBODY,
  'read-orders': EVERYBODY,
  'ship-orders': SHIPPING,
  'change-orders': STORE,
  'read-money': BOOKS,
  'move-money': STORE,
  'read-customers': BOOKS,
  'erase-customers': STORE,
  'read-catalog': SHIPPING,
  'edit-catalog': STORE,
  'read-invoices': BOOKS,
  'edit-invoices': STORE,
  /** What artists are owed, and who is paid. */
  'artist-ledger': LEDGER,
  portfolio: STORE,
  messages: STORE,
  media: STORE,
  settings: STORE,
  /** The handles decide where shoppers send their money. */
  'edit-handles': OWNERS,
  queues: STORE,
  /** Hears that jobs, emails or backups of the server fail. */
  operations: OWNERS,
  'manage-accounts': OWNERS,
  'read-activity': OWNERS,
} as const;
export type Right = keyof typeof RIGHTS;

export const isRight = (name: string): name is Right => Object.hasOwn(RIGHTS, name);

/** Whether a role has a right; without a role, it has none. */
export const hasRight = (role: Role | undefined, right: Right): boolean => role !== undefined && RIGHTS[right].includes(role);

/** Whoever has the id of an order can open the public page of its buyer, with all that these roles may not see. */
export const hidesOrderIds = (role: Role | undefined): boolean =>
  !hasRight(role, 'read-money') || !hasRight(role, 'read-customers');

export const rightsOf = (role: Role): Right[] => (Object.keys(RIGHTS) as Right[]).filter((right) => hasRight(role, right));
