import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fastify from 'fastify';
import { createFakeSite, type FakeSite } from '#test/support/fakes/built-site.js';
import { openShop } from '#test/support/shop.js';
import { APPLE_PAY_FILE, serveApplePayFile } from './apple-pay-file.js';

let site: FakeSite;
let folder: string;
beforeAll(async () => {
  site = await createFakeSite();
  folder = await mkdtemp(join(tmpdir(), 'shop-apple-pay-'));
});
afterAll(async () => {
  await site.remove();
  await rm(folder, { recursive: true });
});

it('serves the domain association file byte for byte, and nothing without the setting (P8)', async () => {
  const file = join(folder, 'apple-developer-merchantid-domain-association');
  await writeFile(file, '7B227073704964223A2239\n');
  const shop = await openShop({ APPLE_PAY_DOMAIN_FILE: file }, site.folders);
  const { text, headers } = await shop.http().get(APPLE_PAY_FILE).expect(200);
  expect(text).toBe('7B227073704964223A2239\n');
  expect(headers).toMatchObject({ 'content-type': 'text/plain; charset=utf-8', 'x-content-type-options': 'nosniff' });
  await shop.close();
  const without = await openShop({}, site.folders);
  await without.http().get(APPLE_PAY_FILE).expect(404);
  await without.close();
});

it('ends a start that cannot read the file with a line that names the setting', async () => {
  const start = serveApplePayFile(fastify(), join(folder, 'nowhere'));
  await expect(start).rejects.toThrow(/^APPLE_PAY_DOMAIN_FILE: cannot be read; .*ENOENT/);
});
