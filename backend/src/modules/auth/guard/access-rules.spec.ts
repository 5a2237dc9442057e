import { mayCall, ROUTE_RIGHTS } from './access-rules.js';
import { RIGHTS, type Right, rightsOf, type Role, ROLES } from './role-rules.js';

/** Routes of everybody who is signed in. */
const OWN_ACCOUNT = [
  'GET /api/admin/me',
  'GET /api/admin/me/account',
  'PUT /api/admin/me/password',
  'POST /api/admin/me/confirm',
  'POST /api/admin/me/confirm/passkey',
  'POST /api/admin/me/confirm/passkey/options',
  'GET /api/admin/me/second-factors',
  'POST /api/admin/me/totp',
  'POST /api/admin/me/totp/confirm',
  'DELETE /api/admin/me/totp',
  'POST /api/admin/me/recovery-codes',
  'POST /api/admin/me/passkeys/options',
  'POST /api/admin/me/passkeys',
  'DELETE /api/admin/me/passkeys/:id',
  'POST /api/admin/logout',
  'GET /api/admin/search',
  'GET /api/admin/live',
  'GET /api/admin/today',
];

const PACKER = [
  ...OWN_ACCOUNT,
  'GET /api/admin/orders',
  'GET /api/admin/orders/summary',
  'GET /api/admin/orders/:id',
  'POST /api/admin/orders/selected/status',
  'POST /api/admin/orders/selected/tracking',
  'POST /api/admin/orders/selected/undo',
  'POST /api/admin/orders/selected/pick-list',
  'GET /api/admin/orders/selected/slips',
  'GET /api/admin/orders/selected/labels.csv',
  'GET /api/admin/orders/selected/labels.xlsx',
  'POST /api/admin/orders/:id/status',
  'POST /api/admin/orders/:id/undo',
  'PUT /api/admin/orders/:id/tracking',
  'POST /api/admin/orders/:id/notes',
  'GET /api/admin/products',
  'GET /api/admin/products/page',
  'GET /api/admin/products/:id',
  'GET /api/admin/stock',
  'GET /api/admin/stock/export.csv',
  'GET /api/admin/feeds/google',
  'GET /api/admin/categories',
  'GET /api/admin/artists',
  'GET /api/admin/alerts/waiting',
];

/** Of owners and bookkeepers: who may see whom the shop pays, and how much. */
const LEDGER = [
  'GET /api/admin/artist-ledger',
  'POST /api/admin/artist-ledger/posting',
  'PUT /api/admin/artist-ledger/shares',
  'PUT /api/admin/artist-ledger/products/:id/share',
  'GET /api/admin/artist-ledger/artists/:artistId',
  'PUT /api/admin/artist-ledger/artists/:artistId/payee',
  'DELETE /api/admin/artist-ledger/artists/:artistId/payee',
  'GET /api/admin/artist-ledger/artists/:artistId/entries',
  'POST /api/admin/artist-ledger/artists/:artistId/entries',
  'POST /api/admin/artist-ledger/entries/:id/reversal',
  'GET /api/admin/artist-ledger/statements',
  'POST /api/admin/artist-ledger/statements',
  'GET /api/admin/artist-ledger/statements/batch.pdf',
  'GET /api/admin/artist-ledger/artists/:artistId/statement.pdf',
  'GET /api/admin/artist-ledger/year.csv',
];

const BOOKKEEPER = [
  ...OWN_ACCOUNT,
  'GET /api/admin/orders',
  'GET /api/admin/orders/summary',
  'GET /api/admin/orders/:id',
  'GET /api/admin/orders/unpaid',
  'GET /api/admin/orders/export.csv',
  'GET /api/admin/orders/:id/mails',
  'GET /api/admin/customers',
  'GET /api/admin/figures',
  'GET /api/admin/figures/export.csv',
  'GET /api/admin/tax-report',
  'GET /api/admin/tax-report/export.csv',
  'GET /api/admin/payments/reconciliation',
  'GET /api/admin/payments/statements',
  'GET /api/admin/payments/statement-lines',
  'GET /api/invoices',
  'GET /api/invoices/page',
  'GET /api/invoices/summary',
  'GET /api/invoices/terms',
  'GET /api/invoices/:id',
  'GET /api/invoices/:id/pdf',
  'GET /api/invoices/:id/sent',
  'GET /api/invoices/:id/sent/:sentId/pdf',
  ...LEDGER,
];

const OWNERS_ONLY = [
  'GET /api/admin/staff',
  'POST /api/admin/staff/invitations',
  'DELETE /api/admin/staff/invitations/:id',
  'PUT /api/admin/staff/:id/role',
  'POST /api/admin/staff/:id/disable',
  'POST /api/admin/staff/:id/enable',
  'POST /api/admin/staff/:id/end-sign-ins',
  'POST /api/admin/staff/:id/reset-link',
  'GET /api/admin/audit',
  'GET /api/admin/audit/export.csv',
  'PUT /api/admin/settings/payments',
  'DELETE /api/admin/settings/payments/:field',
];

const ROUTES = Object.keys(ROUTE_RIGHTS);
const may = (role: Role | undefined, route: string): boolean => {
  const [method, path] = route.split(' ') as [string, string];
  return mayCall(role, method, path);
};

/** Written a second time on purpose: a right that is given to a route or a role by mistake must differ from this. */
describe('the routes of a role', () => {
  it.each<[Role, readonly string[]]>([
    ['owner', ROUTES],
    ['manager', ROUTES.filter((route) => ![...OWNERS_ONLY, ...LEDGER].includes(route))],
    ['packer', PACKER],
    ['bookkeeper', BOOKKEEPER],
  ])('%s', (role, routes) => {
    expect(ROUTES.filter((route) => may(role, route)).toSorted()).toEqual(routes.toSorted());
  });

  it('are none without a role, and only an owner may call a route that has no right', () => {
    expect(ROUTES.filter((route) => may(undefined, route))).toEqual([]);
    expect(ROLES.filter((role) => may(role, 'GET /api/admin/not-named-yet'))).toEqual(['owner']);
  });

  it('hold for HEAD as for GET, and for no other method', () => {
    expect(ROLES.filter((role) => may(role, 'HEAD /api/invoices'))).toEqual(['owner', 'manager', 'bookkeeper']);
    expect(ROLES.filter((role) => may(role, 'PATCH /api/invoices'))).toEqual(['owner']);
  });
});

describe('the rights of a role', () => {
  const PACKER_RIGHTS: Right[] = ['own-account', 'read-orders', 'ship-orders', 'read-catalog'];
  const BOOKKEEPER_RIGHTS: Right[] = [
    'own-account',
    'read-orders',
    'read-money',
    'read-customers',
    'read-invoices',
    'artist-ledger',
  ];
  const NOT_OF_MANAGERS: Right[] = ['edit-handles', 'manage-accounts', 'read-activity', 'operations', 'artist-ledger'];
  const ALL = Object.keys(RIGHTS) as Right[];

  it.each<[Role, readonly Right[]]>([
    ['owner', ALL],
    ['manager', ALL.filter((right) => !NOT_OF_MANAGERS.includes(right))],
    ['packer', PACKER_RIGHTS],
    ['bookkeeper', BOOKKEEPER_RIGHTS],
  ])('%s', (role, rights) => {
    expect(rightsOf(role).toSorted()).toEqual(rights.toSorted());
  });

  it('include money wherever they include customers, because the page of a customer shows its sums', () => {
    expect(ROLES.filter((role) => RIGHTS['read-customers'].includes(role) && !RIGHTS['read-money'].includes(role))).toEqual([]);
  });
});
