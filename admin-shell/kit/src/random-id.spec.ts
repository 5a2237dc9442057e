import { randomId } from '@shop/contract';

test('an id has 128 bits and is unique (threat 12)', () => {
  const ids = Array.from({ length: 1000 }, randomId);
  expect(ids.every((id) => /^[0-9a-f]{32}$/.test(id))).toBe(true);
  expect(new Set(ids).size).toBe(1000);
});
