import { rowInCentimeters, toCentimeters } from './centimeters.ts';

test.each([
  ['36', '91.5'],
  ['34-36', '86.5-91.5'],
  ['34 – 36', '86.5 – 91.5'],
  ['28.5', '72.5'],
  ['28 1/2', '72.5'],
  ['28½', '72.5'],
  ['up to 40', 'up to 101.5'],
  ['-', '-'],
])('%s inches are %s cm', (inches, centimeters) => expect(toCentimeters(inches)).toBe(centimeters));

test('names of sizes are not converted', () => {
  const columns = ['Waist', 'US size', 'Chest'];
  expect(rowInCentimeters(['28', '8-10', '36'], columns)).toEqual(['28', '8-10', '91.5']);
});
