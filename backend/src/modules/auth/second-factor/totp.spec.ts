import { newTotpSecret, stepOfCode, totpUri } from './totp.js';

/** RFC 6238, appendix B: the secret "12345678901234567890" with SHA-1; the last six of the eight digits. */
const SECRET = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ';
const at = (seconds: number): Date => new Date(seconds * 1000);

it.each([
  [59, '287082', 1],
  [1_111_111_109, '081804', 37_037_036],
  [1_234_567_890, '005924', 41_152_263],
])('accepts the code of RFC 6238 at %i seconds', (seconds, code, step) => {
  expect(stepOfCode(SECRET, code, at(seconds))).toBe(step);
});

it('accepts the code of the period before and after, and none further away', () => {
  const code = '005924';
  const middle = 1_234_567_890;
  expect([-60, -30, 0, 30, 60].map((offset) => stepOfCode(SECRET, code, at(middle + offset)))).toEqual([
    undefined,
    41_152_263,
    41_152_263,
    41_152_263,
    undefined,
  ]);
});

it('names the shop and the account in the address', () => {
  expect(totpUri(SECRET, 'pat', 'Lasting Freedom')).toBe(
    `otpauth://totp/Lasting%20Freedom:pat?issuer=Lasting%20Freedom&secret=${SECRET}&algorithm=SHA1&digits=6&period=30`,
  );
});

it('draws secrets of 160 bits', () => {
  expect(newTotpSecret()).toMatch(/^[A-Z2-7]{32}$/);
  expect(newTotpSecret()).not.toBe(newTotpSecret());
});
