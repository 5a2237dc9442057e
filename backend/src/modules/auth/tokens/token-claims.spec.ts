import { readClaims, TOKEN_SECONDS } from './token-claims.js';

const NOW = new Date('2026-03-01T12:00:00Z');
const SECOND = NOW.getTime() / 1000;
const good = {
  sub: '5c3f7f4e-3c5b-4d8e-9a35-0d0b8a1f2c11',
  jti: '0e9a3c11-8f2d-4a6b-b1de-7d9f61f0a2aa',
  ver: 0,
  iat: SECOND - 10,
  exp: SECOND - 10 + TOKEN_SECONDS,
};

describe('token claims', () => {
  it('are read from a payload of ours', () => {
    expect(readClaims(good, NOW)).toEqual(good);
  });

  it.each([
    ['expired', { ...good, iat: SECOND - TOKEN_SECONDS, exp: SECOND }],
    ['without an end', { ...good, exp: undefined }],
    ['with an end as text', { ...good, exp: String(good.exp) }],
    ['longer than eight hours', { ...good, exp: good.exp + 1 }],
    ['made in the future', { ...good, iat: SECOND + 3600, exp: SECOND + 7200 }],
    ['not yet valid', { ...good, nbf: SECOND + 1 }],
    ['with a strange nbf', { ...good, nbf: 'now' }],
    ['of nobody', { ...good, sub: undefined }],
    ['of something that is no id', { ...good, sub: "' or 1=1" }],
    ['without a number', { ...good, jti: undefined }],
    ['without a version', { ...good, ver: undefined }],
    ['with a version as text', { ...good, ver: '0' }],
    ['that are text', 'payload'],
    ['that are nothing', null],
  ])('are refused when %s', (_, payload) => {
    expect(readClaims(payload, NOW)).toBeUndefined();
  });
});
