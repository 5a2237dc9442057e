export const ROLES = ['owner', 'manager', 'packer', 'bookkeeper'] as const;
export type Role = (typeof ROLES)[number];

const EVERYBODY: readonly Role[] = ROLES;
const STORE: readonly Role[] = ['owner', 'manager'];
const SHIPPING: readonly Role[] = ['owner', 'manager', 'packer'];
const BOOKS: readonly Role[] = ['owner', 'manager', 'bookkeeper'];
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
  portfolio: STORE,
  messages: STORE,
  media: STORE,
  settings: STORE,
  /** The handles decide where shoppers send their money. */
  'edit-handles': OWNERS,
  queues: STORE,
  'manage-accounts': OWNERS,
  'read-activity': OWNERS,
} as const;
export type Right = keyof typeof RIGHTS;

/** The right that each route of the admin area needs. A route without a row is open to owners only. */
export const ROUTE_RIGHTS: Readonly<Record<string, Right>> = {
  'GET /api/admin/me': 'own-account',
  'GET /api/admin/me/account': 'own-account',
  'PUT /api/admin/me/password': 'own-account',
  'POST /api/admin/me/confirm': 'own-account',
  'POST /api/admin/me/confirm/passkey': 'own-account',
  'POST /api/admin/me/confirm/passkey/options': 'own-account',
  'GET /api/admin/me/second-factors': 'own-account',
  'POST /api/admin/me/totp': 'own-account',
  'POST /api/admin/me/totp/confirm': 'own-account',
  'DELETE /api/admin/me/totp': 'own-account',
  'POST /api/admin/me/recovery-codes': 'own-account',
  'POST /api/admin/me/passkeys/options': 'own-account',
  'POST /api/admin/me/passkeys': 'own-account',
  'DELETE /api/admin/me/passkeys/:id': 'own-account',
  'POST /api/admin/logout': 'own-account',

  /** The results are those that the account may open. */
  'GET /api/admin/search': 'own-account',
  /** The events are those that the account may know of. */
  'GET /api/admin/live': 'own-account',

  'GET /api/admin/staff': 'manage-accounts',
  'POST /api/admin/staff/invitations': 'manage-accounts',
  'DELETE /api/admin/staff/invitations/:id': 'manage-accounts',
  'PUT /api/admin/staff/:id/role': 'manage-accounts',
  'POST /api/admin/staff/:id/disable': 'manage-accounts',
  'POST /api/admin/staff/:id/enable': 'manage-accounts',
  'POST /api/admin/staff/:id/end-sign-ins': 'manage-accounts',
  'POST /api/admin/staff/:id/reset-link': 'manage-accounts',

  'GET /api/admin/audit': 'read-activity',
  'GET /api/admin/audit/export.csv': 'read-activity',

  'GET /api/admin/orders': 'read-orders',
  'GET /api/admin/orders/summary': 'read-orders',
  'GET /api/admin/orders/:id': 'read-orders',
  'GET /api/admin/orders/unpaid': 'read-money',
  'GET /api/admin/orders/export.csv': 'read-money',
  'POST /api/admin/orders/selected/status': 'ship-orders',
  'POST /api/admin/orders/selected/payment': 'move-money',
  'POST /api/admin/orders/selected/tracking': 'ship-orders',
  'POST /api/admin/orders/selected/undo': 'ship-orders',
  'GET /api/admin/orders/selected/slips': 'ship-orders',
  'GET /api/admin/orders/selected/labels.csv': 'ship-orders',
  'GET /api/admin/orders/selected/labels.xlsx': 'ship-orders',
  'POST /api/admin/orders/:id/status': 'ship-orders',
  'POST /api/admin/orders/:id/undo': 'ship-orders',
  'POST /api/admin/orders/:id/returns': 'change-orders',
  'PUT /api/admin/orders/:id/tracking': 'ship-orders',
  'POST /api/admin/orders/:id/notes': 'ship-orders',
  'PUT /api/admin/orders/:id/customer': 'change-orders',
  'POST /api/admin/orders/:id/erase-customer': 'erase-customers',
  'POST /api/admin/orders/:id/payment': 'move-money',
  'POST /api/admin/orders/:id/cancel': 'move-money',
  'POST /api/admin/orders/:id/refunds': 'move-money',
  'GET /api/admin/orders/:id/mails': 'read-customers',
  'POST /api/admin/orders/:id/mails': 'change-orders',
  'GET /api/admin/customers': 'read-customers',
  'POST /api/admin/customers/notes': 'change-orders',
  'POST /api/admin/customers/erase': 'erase-customers',
  'GET /api/admin/figures': 'read-money',
  'GET /api/admin/figures/export.csv': 'read-money',
  'GET /api/admin/payments/reconciliation': 'read-money',
  'POST /api/admin/payments/reconciliation': 'move-money',
  'POST /api/admin/payments/differences/:id/repair': 'move-money',

  'GET /api/admin/products': 'read-catalog',
  'GET /api/admin/products/page': 'read-catalog',
  'GET /api/admin/products/:id': 'read-catalog',
  'POST /api/admin/products': 'edit-catalog',
  'POST /api/admin/products/selected': 'edit-catalog',
  'POST /api/admin/products/selected/delete': 'edit-catalog',
  'POST /api/admin/products/selected/restore': 'edit-catalog',
  'PUT /api/admin/products/:id': 'edit-catalog',
  'DELETE /api/admin/products/:id': 'edit-catalog',
  'POST /api/admin/products/:id/assign-stock': 'edit-catalog',
  'GET /api/admin/feeds/google': 'read-catalog',
  'GET /api/admin/categories': 'read-catalog',
  'POST /api/admin/categories': 'edit-catalog',
  'PUT /api/admin/categories/order': 'edit-catalog',
  'PUT /api/admin/categories/:id': 'edit-catalog',
  'DELETE /api/admin/categories/:id': 'edit-catalog',
  'GET /api/admin/artists': 'read-catalog',
  'POST /api/admin/artists': 'edit-catalog',
  'PUT /api/admin/artists/:id': 'edit-catalog',
  'DELETE /api/admin/artists/:id': 'edit-catalog',
  'GET /api/admin/deleted/products': 'edit-catalog',
  'POST /api/admin/deleted/products/:id/restore': 'edit-catalog',
  'GET /api/admin/deleted/categories': 'edit-catalog',
  'POST /api/admin/deleted/categories/:id/restore': 'edit-catalog',
  'GET /api/admin/deleted/artists': 'edit-catalog',
  'POST /api/admin/deleted/artists/:id/restore': 'edit-catalog',
  'POST /api/admin/import/tiktok': 'edit-catalog',
  'GET /api/admin/import/tiktok/:id': 'edit-catalog',

  'GET /api/invoices': 'read-invoices',
  'GET /api/invoices/page': 'read-invoices',
  'GET /api/invoices/terms': 'read-invoices',
  'GET /api/invoices/:id': 'read-invoices',
  'GET /api/invoices/:id/pdf': 'read-invoices',
  'GET /api/invoices/:id/sent': 'read-invoices',
  'GET /api/invoices/:id/sent/:sentId/pdf': 'read-invoices',
  'POST /api/invoices': 'edit-invoices',
  'PUT /api/invoices/:id': 'edit-invoices',
  'POST /api/invoices/:id/send': 'edit-invoices',
  'POST /api/invoices/:id/duplicate': 'edit-invoices',

  'POST /api/portfolio': 'portfolio',
  'PUT /api/portfolio/order': 'portfolio',
  'PUT /api/portfolio/:id': 'portfolio',
  'DELETE /api/portfolio/:id': 'portfolio',
  'GET /api/admin/deleted/portfolio': 'portfolio',
  'POST /api/admin/deleted/portfolio/:id/restore': 'portfolio',
  'DELETE /api/admin/deleted/portfolio/:id': 'portfolio',
  'POST /api/objects/upload': 'media',
  'GET /api/admin/files': 'media',
  'GET /api/admin/files/:name': 'media',
  'POST /api/admin/files/:name/retry': 'media',
  'GET /api/admin/media': 'media',
  'POST /api/admin/media/clean-up': 'media',
  'DELETE /api/admin/media/:name': 'media',

  'GET /api/admin/messages': 'messages',
  'GET /api/admin/messages/summary': 'messages',
  'GET /api/admin/messages/:id': 'messages',
  'PUT /api/admin/messages/:id': 'messages',
  'GET /api/admin/messages/:id/mails': 'messages',
  'POST /api/admin/messages/:id/mails': 'messages',

  'GET /api/admin/settings': 'settings',
  'PUT /api/admin/settings/brand': 'settings',
  'PUT /api/admin/settings/contact': 'settings',
  'PUT /api/admin/settings/social': 'settings',
  'PUT /api/admin/settings/payments': 'edit-handles',
  'DELETE /api/admin/settings/payments/:field': 'edit-handles',
  'PUT /api/admin/settings/orders': 'settings',
  'PUT /api/admin/settings/invoices': 'settings',
  'PUT /api/admin/settings/notices': 'settings',
  'PUT /api/admin/settings/claims': 'settings',
  'PUT /api/admin/settings/feeds': 'settings',
  'PUT /api/admin/settings/announcement': 'settings',
  'PUT /api/admin/settings/delivery': 'settings',
  'DELETE /api/admin/settings/:group/:field': 'settings',
  'POST /api/admin/settings/test-mail': 'settings',
  'POST /api/admin/settings/test-mail/:id/arrived': 'settings',
  'GET /api/admin/pages': 'settings',
  'GET /api/admin/pages/:slug': 'settings',
  'PUT /api/admin/pages/:slug': 'settings',
  'POST /api/admin/pages/preview': 'settings',
  'GET /api/admin/opening': 'settings',
  'POST /api/admin/opening/remove-samples': 'edit-catalog',
  'GET /api/admin/queues': 'queues',
  'POST /api/admin/queue-session': 'queues',
};

/** Whether a role has a right; without a role, it has none. */
export const hasRight = (role: Role | undefined, right: Right): boolean => role !== undefined && RIGHTS[right].includes(role);

export const rightsOf = (role: Role): Right[] => (Object.keys(RIGHTS) as Right[]).filter((right) => hasRight(role, right));

/** Whether a role may call a route, for example `GET`, `/api/admin/orders/:id`. HEAD needs the right of GET. */
export function mayCall(role: Role | undefined, method: string, path: string): boolean {
  const right = ROUTE_RIGHTS[`${method === 'HEAD' ? 'GET' : method} ${path}`];
  return right === undefined ? role === 'owner' : hasRight(role, right);
}
