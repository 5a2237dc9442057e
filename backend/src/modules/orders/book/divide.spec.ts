import * as fc from 'fast-check';
import { divide } from './divide.js';

const sumOf = (parts: readonly number[]): number => parts.reduce((sum, cents) => sum + cents, 0);

describe('an amount that is divided among parts', () => {
  it.each<[string, number, number[], number[]]>([
    ['is of the last part that it fills', 1, [100, 100, 100], [0, 0, 1]],
    ['is in proportion', 1_000, [384, 7_000], [52, 948]],
    ['is everything of each in the end', 7_384, [384, 7_000], [384, 7_000]],
    ['is nothing of nothing', 5, [0, 0], [0, 0]],
    ['is of no part', 5, [], []],
    ['skips a part of nothing', 10, [0, 5, 0, 5], [0, 5, 0, 5]],
  ])('%s', (_, amount, parts, divided) => expect(divide(amount, parts)).toEqual(divided));

  it('adds up to the cent, with no part below 0 or above itself, also for the largest orders', () => {
    const parts = fc.array(fc.oneof(fc.integer({ min: 0, max: 900 }), fc.integer({ min: 1, max: 9_999_999_999 })), {
      minLength: 1,
      maxLength: 5,
    });
    fc.assert(
      fc.property(parts, fc.double({ min: 0, max: 1, noNaN: true }), (components, share) => {
        const amount = Math.floor(share * sumOf(components));
        const divided = divide(amount, components);
        const isWithin = divided.every((cents, place) => cents >= 0 && cents <= (components[place] ?? -1));
        expect([sumOf(divided), isWithin]).toEqual([amount, true]);
        expect(divide(sumOf(components), components)).toEqual(components);
      }),
      { numRuns: 2_000 },
    );
  });
});
