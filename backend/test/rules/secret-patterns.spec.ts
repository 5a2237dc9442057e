import { join as joinPath } from 'node:path';

interface Patterns {
  containsSecret: (text: string) => boolean;
  isPrivateFile: (file: string) => boolean;
}
const load = async (): Promise<Patterns> => (await import(joinPath(__dirname, '../../scripts/secret-patterns.mjs'))) as Patterns;

/** Put together here, so that this file contains none of them. */
const join = (...parts: string[]): string => parts.join('');

describe('the search for secrets (threat 104)', () => {
  it.each([
    ['a live key of Stripe', join('sk_', 'live_', 'a'.repeat(24))],
    ['a restricted one', join('rk_', 'live_', 'a'.repeat(24))],
    ['a webhook secret', join('whsec_', 'a'.repeat(32))],
    ['a key of AWS', join('AKIA', 'A'.repeat(16))],
    ['a token of GitHub', join('ghp_', 'a'.repeat(36))],
    ['a token of Slack', join('xoxb-', '1'.repeat(24))],
    ['a key of Google', join('AIza', 'a'.repeat(35))],
    ['a token of npm', join('npm_', 'a'.repeat(36))],
    ['a private key', join('-----BEGIN ', 'OPENSSH PRIVATE KEY-----\n', 'a'.repeat(300))],
  ])('finds %s', async (_name, secret) => {
    const { containsSecret } = await load();
    expect([containsSecret(`const key = '${secret}';`), containsSecret('const key = process.env.KEY;')]).toEqual([true, false]);
  });

  it.each(['.env', 'backend/.env.production', 'storefront/dist/assets/index.js.map', 'tls/server.key', 'server.pem'])(
    'does not accept the file %s',
    async (file) => expect((await load()).isPrivateFile(file)).toBe(true),
  );

  it.each(['.env.example', 'backend/src/config.ts', 'storefront/src/keymap.ts', 'docs/monkey.md'])(
    'accepts the file %s',
    async (file) => expect((await load()).isPrivateFile(file)).toBe(false),
  );
});
