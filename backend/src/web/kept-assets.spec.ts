import { mkdtemp, readdir, rename, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createFakeSite, type FakeSite } from '#test/support/fakes/built-site.js';
import { openShop, type TestShop } from '#test/support/shop.js';

const ASSETS = ['/assets/app-1.js', '/admin/assets/shell-1.js', '/admin/remotes/orders/assets/orders-1.js'];
const IMMUTABLE = /max-age=31536000/;

let kept: string;
let site: FakeSite;
const opened: TestShop[] = [];
beforeAll(async () => {
  kept = await mkdtemp(join(tmpdir(), 'shop-kept-'));
  site = await createFakeSite();
});
afterAll(async () => {
  for (const shop of opened) await shop.close();
  await site.remove();
  await rm(kept, { recursive: true });
});

async function open(keptFolder: string): Promise<TestShop> {
  const shop = await openShop({ KEPT_ASSETS_DIR: keptFolder }, site.folders);
  opened.push(shop);
  return shop;
}

/** The next release has other hashes. */
async function release(): Promise<void> {
  const { storefront, adminShell, adminRemotes } = site.folders;
  await rename(join(storefront, 'client/assets/app-1.js'), join(storefront, 'client/assets/app-2.js'));
  await rename(join(adminShell, 'assets/shell-1.js'), join(adminShell, 'assets/shell-2.js'));
  await rename(join(adminRemotes, 'orders/dist/assets/orders-1.js'), join(adminRemotes, 'orders/dist/assets/orders-2.js'));
}

describe('the hashed files of the front ends', () => {
  it('stay for pages that were opened before an update, and are there for the process that is updated last', async () => {
    const old = await open(kept);
    for (const path of ASSETS) await old.http().get(path).expect(200).expect('cache-control', IMMUTABLE);
    await writeFile(join(kept, 'storefront/forgotten-0.js'), '');
    await utimes(join(kept, 'storefront/forgotten-0.js'), 1, 1);
    await release();
    const updated = await open(kept);
    for (const path of ASSETS) {
      for (const shop of [old, updated]) {
        await shop.http().get(path).expect(200).expect('cache-control', IMMUTABLE);
        await shop.http().get(path.replace('-1', '-2')).expect(200).expect('cache-control', IMMUTABLE);
        await shop.http().get(path.replace('-1', '-3')).expect(404);
      }
    }
    expect((await readdir(join(kept, 'storefront'))).toSorted()).toEqual(['app-1.js', 'app-2.js']);
  });

  it('are those of this release alone when the folder cannot be written', async () => {
    await writeFile(join(kept, 'a-file'), '');
    const shop = await open(join(kept, 'a-file'));
    await shop.http().get('/assets/app-2.js').expect(200);
    expect(shop.log()).toContain('KEPT_ASSETS_DIR');
  });
});
