import { hashPassword, isWeakPassword, passwordFits } from './passwords.js';

describe('a password', () => {
  it('is kept as argon2id with the agreed cost', async () => {
    expect(await hashPassword('correct horse battery')).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  });

  it.each([
    ['itself', 'correct horse', 'correct horse', true],
    ['another', 'correct horse', 'correct Horse', false],
    ['itself with a null byte inside', 'a\0b', 'a\0b', true],
    ['what stands before the null byte', 'a\0b', 'a', false],
    ['the decomposed form of itself', 'caf\u00e9', 'cafe\u0301', true],
  ])('fits %s: %#', async (_, kept, tried, fits) => {
    expect(await passwordFits(await hashPassword(kept), tried)).toBe(fits);
  });

  it('never fits an unknown user', async () => {
    expect(await passwordFits(undefined, 'anything')).toBe(false);
  });

  it.each([
    ['short', true],
    ['aaaaaaaaaaaaaa', true],
    ['Password-2026!', true],
    ['change-me-please', true],
    ['ruth-and-company', true],
    ['violet canyon 42 kettle', false],
  ])('%s is weak for ruth: %s', (password, weak) => {
    expect(isWeakPassword('ruth', password)).toBe(weak);
  });
});
