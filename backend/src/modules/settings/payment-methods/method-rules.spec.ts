import { CARD_METHODS, isHandle, MANUAL_METHODS, manualMethodsInSentence, methodInSentence } from './method-rules.js';
import { PAYMENT_METHODS, type PaymentMethodDescriptor } from './payment-methods.js';

describe('payment handles', () => {
  it.each<[string, string, boolean]>([
    ['venmo', '@Lasting-Freedom_1', true],
    ['venmo', 'Freedom', true],
    ['venmo', '', true],
    ['venmo', '@abcd', false],
    ['venmo', `@${'a'.repeat(31)}`, false],
    ['venmo', '@two words', false],
    ['venmo', '@abcde\n', false],
    ['venmo', '@аbcde', false],
    ['cashapp', '$Freedom', true],
    ['cashapp', '$a', true],
    ['cashapp', '$1Freedom', false],
    ['cashapp', 'Freedom', false],
    ['cashapp', `$${'a'.repeat(21)}`, false],
    ['zelle', 'pay@freedom.shop', true],
    ['zelle', '(410) 555-0199', true],
    ['zelle', '+1 410 555 0199', true],
    ['zelle', '410-555-019', false],
    ['zelle', 'pay@', false],
    ['zelle', 'Ruth <pay@freedom.shop>', false],
  ])('%s accepts %s: %s', (id, handle, valid) => {
    const method: PaymentMethodDescriptor | undefined = PAYMENT_METHODS.find((candidate) => candidate.id === id);
    expect(method?.kind === 'manual' && isHandle(method, handle)).toBe(valid);
  });
});

it('tells methods of the card provider from those that are paid by hand', () => {
  expect(CARD_METHODS).toEqual(['card', 'apple-pay']);
  expect(MANUAL_METHODS).toEqual(['venmo', 'cashapp', 'zelle']);
});

it('has ids that the database takes, each once', () => {
  const ids = PAYMENT_METHODS.map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
  for (const id of ids) expect(id).toMatch(/^[a-z][a-z0-9-]{1,30}$/);
});

it.each([
  ['card', 'card'],
  ['apple-pay', 'Apple Pay'],
  ['cashapp', 'Cash App'],
] as const)('calls %s %s in a sentence', (id, name) => expect(methodInSentence(id)).toBe(name));

it('lists the manual methods in a sentence', () => {
  expect(manualMethodsInSentence('conjunction')).toBe('Venmo, Cash App and Zelle');
  expect(manualMethodsInSentence('disjunction')).toBe('Venmo, Cash App or Zelle');
});

it.each<PaymentMethodDescriptor>(PAYMENT_METHODS.filter(({ kind }) => kind === 'manual'))(
  'accepts its own sample, which fits into the field: $id',
  (method) => {
    if (method.kind !== 'manual') throw new Error(`${method.id} has no handle`);
    expect(isHandle(method, method.handle.sample)).toBe(true);
    expect(method.handle.sample.length).toBeLessThanOrEqual(method.handle.maxLength);
    expect(method.payUrl ?? 'https://').toMatch(/^https:\/\//);
  },
);
