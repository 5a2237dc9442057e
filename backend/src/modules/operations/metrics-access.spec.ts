import { mayReadMetrics } from './metrics-access.js';

const TOKEN = 'a-token-of-some-length';
const bearer = (token: string) => ({ authorization: `Bearer ${token}` });

describe('who may read the metrics', () => {
  it.each([
    ['this machine', '127.0.0.1', {}, undefined, true],
    ['this machine, IPv6', '::1', {}, TOKEN, true],
    ['this machine, mapped', '::ffff:127.0.0.1', {}, undefined, true],
    ['a stranger', '203.0.113.9', {}, undefined, false],
    ['a stranger without the token', '203.0.113.9', {}, TOKEN, false],
    ['a stranger with the token', '203.0.113.9', bearer(TOKEN), TOKEN, true],
    ['a stranger with another token', '203.0.113.9', bearer('x'), TOKEN, false],
    ['a stranger with a token when none is set', '203.0.113.9', bearer(TOKEN), undefined, false],
    ['a stranger through a proxy on this machine', '127.0.0.1', { 'x-forwarded-for': '203.0.113.9' }, undefined, false],
    ['a stranger who says to be local', '203.0.113.9', { 'x-forwarded-for': '127.0.0.1' }, undefined, false],
    ['nobody', undefined, {}, undefined, false],
  ])('%s', (_, peer, headers, token, expected) => {
    expect(mayReadMetrics({ peer, headers }, token)).toBe(expected);
  });
});
