import { randomOrderNumber } from './order-numbers.js';

it('generates order numbers without ambiguous characters and without repetition (threat 36)', () => {
  const drawn = Array.from({ length: 1_000 }, randomOrderNumber);
  for (const number of drawn) expect(number).toMatch(/^ORD-[A-HJKMNP-TV-Z2-9]{8}$/);
  expect(new Set(drawn).size).toBe(drawn.length);
});
