import { isEmailAddress } from '@shop/contract/email-address';
import { isEmail } from 'class-validator';
import * as fc from 'fast-check';
import { TEST_SEED } from '#test/support/tier.js';

const label = 'a'.repeat(60);

describe('an email address', () => {
  it.each([
    'jo@x.co',
    "o'neil+shop@mail.example.co.uk",
    'zoë@example.org',
    'ada@bücher.example',
    'ada@xn--bcher-kva.xn--p1ai',
    `${'a'.repeat(64)}@example.org`,
    `a@${label}.${label}.${label}.org`,
  ])('%s is accepted', (text) => expect(isEmailAddress(text)).toBe(true));

  it.each([
    '',
    'ada',
    '@example.org',
    'ada@',
    'jo@x.y',
    'ada@example',
    'ada@example.',
    'ada@example..org',
    'a..b@shop.com',
    '.a@shop.com',
    'a.@shop.com',
    'a b@shop.com',
    'a@shop.com\r\nBcc: b@shop.com',
    'a@b@shop.com',
    'a@-shop.com',
    'a@shop-.com',
    'a@127.0.0.1',
    'a@shop.123',
    '"a b"@shop.com',
    'a\ud800@shop.com',
    `${'a'.repeat(65)}@example.org`,
    `a@${label}.${label}.${label}.${label}.${label}.org`,
  ])('%j is rejected', (text) => expect(isEmailAddress(text)).toBe(false));

  it('is accepted only when it is an address for class-validator too', () => {
    const part = fc.string({ unit: fc.constantFrom(...Array.from("aB9é.-_+'@ ")), maxLength: 12 });
    const addresses = fc.tuple(part, part, fc.constantFrom('.org', '.co.uk', '.x', '')).map(([a, b, end]) => `${a}@${b}${end}`);
    fc.assert(
      fc.property(addresses, (text) => {
        if (isEmailAddress(text)) expect([text, isEmail(text)]).toEqual([text, true]);
      }),
      { numRuns: 5_000, seed: TEST_SEED },
    );
  });
});
