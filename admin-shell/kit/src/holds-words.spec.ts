import { holdsWords } from './holds-words.ts';

it.each([
  ['', true],
  ['  ', true],
  ['jose', true],
  ['JOSÉ lyon', true],
  ['ose', true],
  ['jose paris', false],
])('the texts hold the words of "%s": %s', (search, expected) => {
  expect(holdsWords(['José Ñandú', 'Lyon', null], search)).toBe(expected);
});
