import { isStaleCount, isStaleScreen, mergeChanges } from './stale-queries.ts';

const ORDERS = '/api/admin/orders';

it.each([
  ['the summary after an order', [ORDERS, 'summary'], { topics: ['orders' as const] }, true],
  ['the summary after a sale', [ORDERS, 'summary'], { topics: ['stock' as const] }, true],
  ['the unread messages after a message', ['/api/admin/messages', 'summary'], { topics: ['messages' as const] }, true],
  ['the unread messages after an order', ['/api/admin/messages', 'summary'], { topics: ['orders' as const] }, false],
  ['the summary after a message', [ORDERS, 'summary'], { topics: ['messages' as const] }, false],
  ['what waits, after any change', ['/api/admin/today'], { topics: ['artist-ledger' as const] }, true],
  ['the number of products after a save', ['/api/admin/products', 'total'], { topics: ['catalog' as const] }, true],
  ['the number of products after a sale', ['/api/admin/products', 'total'], { topics: ['stock' as const] }, false],
])('isStaleCount: %s', (_, key, changes, expected) => expect(isStaleCount(changes, key)).toBe(expected));

it.each([
  ['the changed order', [ORDERS, 'a'], { topics: ['orders' as const], orderIds: ['a'] }, true],
  ['its emails', [ORDERS, 'a', 'mails'], { topics: ['orders' as const], orderIds: ['a'] }, true],
  ['another order', [ORDERS, 'b'], { topics: ['orders' as const], orderIds: ['a'] }, false],
  ['an order, when any may have changed', [ORDERS, 'b'], { topics: ['orders' as const] }, true],
  ['an order after a sale', [ORDERS, 'b'], { topics: ['stock' as const] }, false],
  ['the rows of a list', [ORDERS, 'list', {}], { topics: ['orders' as const] }, false],
  ['slips', [ORDERS, 'slips', ['a']], { topics: ['orders' as const] }, false],
  ['the products after a sale', ['/api/admin/products', 'page', {}], { topics: ['stock' as const] }, true],
  ['the settings', ['/api/settings'], { topics: ['catalog' as const, 'media' as const] }, false],
  ['the messages', ['/api/admin/messages'], { topics: ['messages' as const] }, true],
])('isStaleScreen: %s', (_, key, changes, expected) => expect(isStaleScreen(changes, key)).toBe(expected));

it.each([
  [
    { topics: ['orders' as const], orderIds: ['a'] },
    { topics: ['stock' as const] },
    { topics: ['orders', 'stock'], orderIds: ['a'] },
  ],
  [
    { topics: ['orders' as const], orderIds: ['a'] },
    { topics: ['orders' as const], orderIds: ['a', 'b'] },
    { topics: ['orders'], orderIds: ['a', 'b'] },
  ],
  [{ topics: ['orders' as const], orderIds: ['a'] }, { topics: ['orders' as const] }, { topics: ['orders'] }],
])('mergeChanges(%j, %j)', (a, b, expected) => expect(mergeChanges(a, b)).toEqual(expected));
