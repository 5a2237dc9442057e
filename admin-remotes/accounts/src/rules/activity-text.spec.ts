import { paymentMethods } from '@shop/admin-kit';
import type { ActivityChange, ActivityEntry } from '@shop/contract';
import { fieldLabel, groupName, KIND_OPTIONS, sentenceOf } from './activity-text.ts';

const methodOf = (id: 'venmo' | 'zelle', label: string) => ({
  id,
  kind: 'manual' as const,
  label: id,
  shortLabel: id,
  handle: { label, placeholder: '', maxLength: 30, value: '' },
  payUrl: null,
});
const METHODS = paymentMethods([methodOf('venmo', 'Venmo handle'), methodOf('zelle', 'Zelle account')]);

const change = (field: string): ActivityChange => ({ field, before: 'a', after: 'b' });

it.each<[ActivityEntry['action'], ActivityEntry['entity'], ActivityChange[], string]>([
  ['updated', 'settings', [change('venmo')], 'changed the Venmo handle NAME'],
  ['updated', 'settings', [change('postalAddress.street')], 'changed the postal address street NAME'],
  ['updated', 'settings', [change('venmo'), change('zelle')], 'updated the settings NAME'],
  ['updated', 'settings', [], 'updated the settings NAME'],
  ['updated', 'product', [change('price')], 'updated the product NAME'],
  ['signed in', 'session', [], 'signed in NAME'],
  ['signed out', 'session', [], 'signed out NAME'],
  ['slowed', 'account', [], 'slowed sign-ins to the account NAME'],
  ['signed out', 'account', [], 'signed out NAME everywhere'],
  ['created', 'statement', [], 'closed NAME in the artist ledger'],
  ['exported', 'customer', [], 'downloaded the data of a customer NAME'],
  ['imported', 'payment file', [], 'imported the payment file NAME'],
  ['changed', 'payment line', [], 'changed a payment in a file NAME'],
  ['marked paid', 'order', [], 'marked the order NAME as paid'],
  ['undone', 'order', [], 'undid the last step of the order NAME'],
  ['turned on', 'authenticator app', [], 'turned on their authenticator app NAME'],
  ['opened', 'queue dashboard', [], 'opened the queue dashboard NAME'],
])('%s %s', (action, entity, changes, sentence) => {
  expect(sentenceOf({ action, entity, changes }, METHODS).join(' NAME ').trim()).toBe(sentence);
});

it.each([
  ['price', 'Price'],
  ['zelle', 'Zelle account'],
  ['unpaidOrderHours', 'Unpaid order hours'],
  ['postalAddress.street', 'Postal address street'],
])('the label of %s is %s', (field, label) => {
  expect(fieldLabel(field, METHODS)).toBe(label);
});

it('the kinds have a name each', () => {
  expect(new Set(KIND_OPTIONS.map(({ label }) => label)).size).toBe(KIND_OPTIONS.length);
});

it('a group of settings has its title as its name, and nothing else has', () => {
  expect(groupName('settings', 'delivery')).toBe('Shipping and returns');
  expect([groupName('settings', 'payments'), groupName('settings', 'gone'), groupName('password', 'payments')]).toEqual([
    'Getting paid',
    null,
    null,
  ]);
});
