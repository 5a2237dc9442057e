import { handleRule, manualMethods, PAYMENT_METHODS } from '@shop/contract/payment-methods';
import { textProblem } from '@shop/contract/text-fields';
import { CARD_METHODS, MANUAL_METHODS, manualMethodsInSentence, methodInSentence } from './method-rules.js';

describe('payment handles', () => {
  it.each<[string, string, boolean]>([
    ['venmo', '@Lasting-Freedom_1', true],
    ['venmo', 'Freedom', true],
    ['venmo', '', true],
    ['venmo', '@abcd', false],
    ['venmo', `@${'a'.repeat(31)}`, false],
    ['venmo', '@two words', false],
    ['venmo', '@abc\nde', false],
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
    const method = manualMethods().find((candidate) => candidate.id === id)!;
    expect(textProblem(handleRule(method), handle)).toBe(valid ? undefined : method.handle.message);
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

it.each(manualMethods())('accepts its own sample, which fits into the field: $id', ({ payUrl, handle, ...method }) => {
  expect(textProblem(handleRule({ ...method, payUrl, handle }), handle.sample)).toBeUndefined();
  expect(handle.sample.length).toBeLessThanOrEqual(handle.maxLength);
  expect(payUrl ?? 'https://').toMatch(/^https:\/\//);
});
