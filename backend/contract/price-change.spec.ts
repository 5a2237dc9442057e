import { changedPriceCents, type PriceChange } from './price-change.js';

it.each<[cents: number, PriceChange['direction'], PriceChange['unit'], value: string, expected: number | undefined]>([
  [4_800, 'raise', 'percent', '10.00', 5_280],
  [4_800, 'lower', 'percent', '12.5', 4_200],
  [333, 'raise', 'percent', '10', 366],
  [335, 'raise', 'percent', '10', 369],
  [4_800, 'raise', 'dollars', '2.50', 5_050],
  [4_800, 'lower', 'dollars', '47.99', 1],
  [4_800, 'lower', 'dollars', '48', undefined],
  [4_800, 'lower', 'dollars', '50', undefined],
  [4_800, 'lower', 'percent', '100', undefined],
  [1, 'lower', 'percent', '99', undefined],
  [9_999_999_999, 'raise', 'dollars', '0.01', undefined],
  [9_999_999_999, 'lower', 'percent', '50', 5_000_000_000],
])('%d cents, %s by %s %s: %s', (cents, direction, unit, value, expected) => {
  expect(changedPriceCents(cents, { direction, unit, value })).toBe(expected);
});
