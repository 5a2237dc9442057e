import { formatAge } from './format-age.ts';

describe('an age', () => {
  it.each([
    [0, '0 s'],
    [59.9, '59 s'],
    [60, '1 min'],
    [3_599, '59 min'],
    [3_600, '1 h'],
    [86_399, '23 h'],
    [86_400, '1 d'],
    [900_000, '10 d'],
  ])('of %s seconds is "%s"', (seconds, text) => expect(formatAge(seconds)).toBe(text));
});
