import type { OrderPage, OrderRow } from '@shop/contract';
import { listChanges, listChangesText } from './list-changes.ts';

/** A page of these orders; "b!" is the order b in another state, and "..." says that there are more. */
function page(text: string): OrderPage {
  const names = text.split(' ').filter((name) => name !== '' && name !== '...');
  const orders = names.map((name) => ({ id: name[0], status: name.endsWith('!') ? 'processing' : 'pending' }) as OrderRow);
  return { orders, next: text.endsWith('...') ? (orders.at(-1)?.id ?? '') : null };
}

it.each([
  ['nothing', 'c b a', 'c b a', 0, false],
  ['a new order at the top', 'c b a', 'd c b a', 1, false],
  ['new orders at the end of a queue', 'a b', 'a b c d', 2, false],
  ['the first order', '', 'a', 1, false],
  ['a new order that pushes another out of the page', 'd c b ...', 'e d c ...', 1, false],
  ['a new order that fills the page', 'c b a', 'd c b ...', 1, false],
  ['only new orders', 'c b a ...', 'f e d ...', 0, true],
  ['a changed order', 'c b a', 'c b! a', 0, true],
  ['an order that has left', 'a b c', 'a c', 0, true],
  ['an order that has left, so that another moved up', 'a b c ...', 'b c d ...', 0, true],
  ['all at once', 'a b c', 'b c! d e', 2, true],
])('listChanges: %s', (_, shown, latest, added, changed) => {
  expect(listChanges(page(shown), page(latest))).toEqual({ added, changed });
});

it.each([
  [0, false, undefined],
  [1, true, '1 new order, show'],
  [3, false, '3 new orders, show'],
  [0, true, 'List changed, show'],
])('listChangesText(%s, %s)', (added, changed, expected) => expect(listChangesText({ added, changed })).toBe(expected));
