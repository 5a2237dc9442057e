import { readClaims } from './token-claims.js';

const NOW = new Date('2026-03-01T12:00:00Z');
const SECOND = NOW.getTime() / 1000;
const EIGHT_HOURS = 28_800;
const good = {
  sub: '5c3f7f4e-3c5b-4d8e-9a35-0d0b8a1f2c11',
  jti: '0e9a3c11-8f2d-4a6b-b1de-7d9f61f0a2aa',
  ver: 0,
  iat: SECOND - 10,
  exp: SECOND - 10 + EIGHT_HOURS,
};

describe('readClaims (threat 47)', () => {
  it('returns the claims of a valid payload', () => {
    expect(readClaims(good, NOW)).toEqual(good);
  });

  it.each([
    ['that expires in a second', { ...good, iat: SECOND + 1 - EIGHT_HOURS, exp: SECOND + 1 }],
    ['of a clock that is a minute ahead', { ...good, iat: SECOND + 60, exp: SECOND + 120 }],
  ])('accepts a payload %s', (_, payload) => {
    expect(readClaims(payload, NOW)).toEqual(payload);
  });

  it('accepts a payload that is valid from now on', () => {
    expect(readClaims({ ...good, nbf: SECOND }, NOW)).toEqual(good);
  });

  it.each([
    ['expired', { ...good, iat: SECOND - EIGHT_HOURS, exp: SECOND }],
    ['without an expiry', { ...good, exp: undefined }],
    ['with a text as expiry', { ...good, exp: String(good.exp) }],
    ['valid for more than eight hours', { ...good, exp: good.exp + 1 }],
    ['issued in the future', { ...good, iat: SECOND + 61, exp: SECOND + 7200 }],
    ['without an issue time', { ...good, iat: undefined }],
    ['not yet valid', { ...good, nbf: SECOND + 1 }],
    ['with an invalid nbf', { ...good, nbf: 'now' }],
    ['without a user', { ...good, sub: undefined }],
    ['with a user id that is not a UUID', { ...good, sub: "' or 1=1" }],
    ['without a token id', { ...good, jti: undefined }],
    ['with a token id that is not a UUID', { ...good, jti: '1' }],
    ['without a version', { ...good, ver: undefined }],
    ['with a text as version', { ...good, ver: '0' }],
    ['that is a text', 'payload'],
    ['that is null', null],
    ['that is missing', undefined],
  ])('rejects a payload %s', (_, payload) => {
    expect(readClaims(payload, NOW)).toBeUndefined();
  });
});
