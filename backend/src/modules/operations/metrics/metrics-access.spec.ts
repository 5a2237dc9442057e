import { mayReadMetrics } from './metrics-access.js';

const TOKEN = 'a-token-of-some-length';
const bearer = (token: string) => ({ authorization: `Bearer ${token}` });

describe('mayReadMetrics', () => {
  it.each([
    ['accepts this host', '127.0.0.1', {}, undefined, true],
    ['accepts this host over IPv6', '::1', {}, undefined, true],
    ['accepts this host as an IPv4-mapped address', '::ffff:127.0.0.1', {}, undefined, true],
    ['rejects this host without the token, once there is one', '127.0.0.1', {}, TOKEN, false],
    ['rejects another host', '203.0.113.9', {}, undefined, false],
    ['rejects another host without the token', '203.0.113.9', {}, TOKEN, false],
    ['accepts another host with the token', '203.0.113.9', bearer(TOKEN), TOKEN, true],
    ['rejects another host with a wrong token', '203.0.113.9', bearer('x'), TOKEN, false],
    ['rejects another host with a token when none is set', '203.0.113.9', bearer(TOKEN), undefined, false],
    ['rejects another host behind a local proxy', '127.0.0.1', { 'x-forwarded-for': '203.0.113.9' }, undefined, false],
    ['rejects another host with a forged header', '203.0.113.9', { 'x-forwarded-for': '127.0.0.1' }, undefined, false],
    ['rejects an unknown address', undefined, {}, undefined, false],
  ])('%s', (_, peer, headers, token, expected) => {
    expect(mayReadMetrics({ peer, headers }, { token, production: false })).toBe(expected);
  });

  it('accepts only the token in production, because a plain proxy looks like this host (threat 106)', () => {
    const here = { peer: '127.0.0.1', headers: {} };
    expect(mayReadMetrics(here, { token: undefined, production: true })).toBe(false);
    expect(mayReadMetrics({ ...here, headers: bearer(TOKEN) }, { token: TOKEN, production: true })).toBe(true);
  });
});
