import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { asAdmin } from '#test/support/builders/users.js';
import { HOSTILE_FILES } from '#test/support/files/hostile-files.js';
import { BACKENDS, openShopOn } from '#test/support/backends/all-backends.js';
import type { TestShop } from '#test/support/shop.js';
import { byTier } from '#test/support/tier.js';
import { query } from '#platform/database/sql.js';
import { MediaStore } from '../store/media-store.js';

/** By day, each of the files once. */
const UPLOADS = byTier(HOSTILE_FILES.length, 100);

describe.each(BACKENDS)('many hostile files at once (threat G11) with %s', (_, openBackend) => {
  let shop: TestShop;
  beforeAll(async () => {
    // On a busy machine, the wait for one of few connections would end in 503.
    shop = await openShopOn(openBackend, { DATABASE_POOL: '60' });
  });
  afterAll(() => shop.close());

  const address = async (admin: { authorization: string }): Promise<string> => {
    const { body } = await shop.http().post('/api/objects/upload').set(admin).expect(200);
    return (body as { uploadURL: string }).uploadURL;
  };
  const send = async (url: string, { bytes, claimed }: { bytes: Buffer; claimed: string }) => {
    const headers = { 'content-type': claimed };
    const { status } = await fetch(url, { method: 'PUT', body: new Uint8Array(bytes), headers });
    return { status, name: new URL(url).pathname.split('/').at(-1) ?? '' };
  };

  it('get the same answers as alone, leave no files and do not block other requests', async () => {
    const admin = await asAdmin(shop);
    const files = await Promise.all(
      HOSTILE_FILES.map(async (file) => ({ ...file, claimed: file.claimed ?? 'image/png', bytes: await file.bytes() })),
    );
    const chosen = Array.from({ length: UPLOADS }, (__, n) => files[n % files.length]).filter((file) => file !== undefined);
    const urls: string[] = [];
    while (urls.length < chosen.length) urls.push(await address(admin));
    const uploads = { running: true };
    const sent = Promise.all(chosen.map((file, n) => send(urls[n] ?? '', file))).finally(() => (uploads.running = false));
    const others = new Set<number>();
    while (uploads.running) others.add((await shop.http().get('/api/products')).status);
    const answers = await sent;

    const wrong = answers.flatMap(({ status }, n) => (chosen[n]?.status.includes(status) ? [] : [`${chosen[n]?.id}: ${status}`]));
    expect([wrong, [...others]]).toEqual([[], [200]]);
    const accepted = answers.filter(({ status }) => status === 200).map(({ name }) => name);
    const known = await query<{ name: string }>(shop.db, 'select name from stored_files');
    expect(known.map(({ name }) => name).toSorted()).toEqual(accepted.toSorted());
    const stored: string[] = [];
    for await (const { key } of shop.app.get(MediaStore).keys()) stored.push(key);
    expect(stored.toSorted()).toEqual(accepted.map((name) => `files/${name}`).toSorted());
    expect(await readdir(join(shop.config.DATA_DIR, 'media', 'scratch'))).toEqual([]);
  }, 120_000);
});
