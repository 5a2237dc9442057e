import { hasRight, hidesOrderIds, type Right, rightsOf, type Role, ROLES } from './role-rules.js';

const OF_PACKERS: Right[] = ['own-account', 'read-orders', 'ship-orders', 'read-catalog'];
const OF_BOOKKEEPERS: Right[] = ['own-account', 'read-orders', 'read-money', 'read-customers', 'read-invoices', 'artist-ledger'];
const OF_OWNERS_ALONE: Right[] = ['edit-handles', 'manage-accounts', 'read-activity', 'operations'];

it('gives packers what parcels need, and bookkeepers what books need', () => {
  expect(rightsOf('packer')).toEqual(OF_PACKERS);
  expect(rightsOf('bookkeeper')).toEqual(OF_BOOKKEEPERS);
});

it('gives owners everything, and managers everything but accounts, handles, the activity, the server and what artists are owed', () => {
  const ofManagers = rightsOf('owner').filter((right) => !OF_OWNERS_ALONE.includes(right) && right !== 'artist-ledger');
  expect(rightsOf('manager')).toEqual(ofManagers);
  expect(rightsOf('owner')).toEqual(
    expect.arrayContaining([...OF_PACKERS, ...OF_BOOKKEEPERS, ...OF_OWNERS_ALONE, 'change-orders', 'move-money', 'settings']),
  );
});

it('gives nothing without a role', () => {
  expect(rightsOf('owner').filter((right) => hasRight(undefined, right))).toEqual([]);
});

it.each<[Role | undefined, boolean]>([
  ['owner', false],
  ['manager', false],
  ['packer', true],
  ['bookkeeper', false],
  [undefined, true],
])('hides the ids of orders from %s: %s', (role, hides) => {
  expect(hidesOrderIds(role)).toBe(hides);
});

it('names each role once', () => {
  expect(ROLES).toEqual(['owner', 'manager', 'packer', 'bookkeeper']);
});
