import { hashPassword, verifyPassword } from './passwords.js';

describe('passwords', () => {
  it('are hashed with argon2id and the configured cost', async () => {
    expect(await hashPassword('correct horse battery')).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  });

  it.each([
    ['the same password', 'correct horse', 'correct horse', true],
    ['another password', 'correct horse', 'correct Horse', false],
    ['a password with a null byte', 'a\0b', 'a\0b', true],
    ['the part before a null byte', 'a\0b', 'a', false],
    ['the decomposed form', 'caf\u00e9', 'cafe\u0301', true],
  ])('compares %s: %#', async (_, stored, given, matches) => {
    expect(await verifyPassword(await hashPassword(stored), given)).toBe(matches);
  });

  it('never match an unknown user', async () => {
    expect(await verifyPassword(undefined, 'anything')).toBe(false);
  });

  it('are hashed for an unknown user as well, so that the time tells nothing (threat 39)', async () => {
    const stored = await hashPassword('correct horse');
    const fastest = async (hash: string | undefined): Promise<number> => {
      const times: number[] = [];
      for (let n = 0; n < 5; n++) {
        const startedAt = performance.now();
        await verifyPassword(hash, 'anything');
        times.push(performance.now() - startedAt);
      }
      return Math.min(...times);
    };
    // Without the hash it is thousands of times faster.
    expect(await fastest(undefined)).toBeGreaterThan((await fastest(stored)) / 4);
  });
});
