import { idempotencyKeyOf } from './idempotency-key.js';

const LONGEST = 'k'.repeat(255);

describe('the Idempotency-Key of a request', () => {
  it.each<[string, string | string[] | undefined, string | undefined]>([
    ['no header', undefined, undefined],
    ['an empty one', '', undefined],
    ['a blank one', '  ', undefined],
    ['blanks around a key', ' key 1 ', 'key 1'],
    ['the longest key, with blanks around it', ` ${LONGEST} `, LONGEST],
    ['two headers', ['a', 'b'], 'a,b'],
  ])('%s', (_, header, key) => {
    expect(idempotencyKeyOf({ 'idempotency-key': header })).toBe(key);
  });

  it('is at most 255 characters', () => {
    expect(() => idempotencyKeyOf({ 'idempotency-key': `${LONGEST}k` })).toThrow(
      expect.objectContaining({
        status: 400,
        message: 'Idempotency-Key must be at most 255 characters',
        details: { code: 'INVALID' },
      }),
    );
  });
});
