import { mkdtemp, rename, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { bookProblems, PIECES } from '../attack/faults/run-faults.js';
import { Shoppers } from '../attack/faults/shoppers.js';
import { givenProduct } from '#test/support/builders/catalog.js';
import { startProcess, type TestProcess } from '#test/support/children/child-process.js';
import { createFakeSite, type FakeSite } from '#test/support/fakes/built-site.js';
import { startLoadBalancer, type LoadBalancer } from '#test/support/fakes/load-balancer.js';
import { freePort } from '#test/support/free-port.js';
import { openShop, type TestShop } from '#test/support/shop.js';
import { byTier } from '#test/support/tier.js';

const SHOPPERS = 3;
/** The files of a page, of the admin and of a remote, as release 1 or 2 names them. */
const filesOf = (release: number): string[] => [
  `/assets/app-${release}.js`,
  `/admin/assets/shell-${release}.js`,
  `/admin/remotes/orders/assets/orders-${release}.js`,
];

let shop: TestShop;
let kept: string;
const releases: FakeSite[] = [];
const processes = new Map<number, TestProcess>();
beforeAll(async () => {
  shop = await openShop();
  kept = await mkdtemp(join(tmpdir(), 'shop-kept-'));
  releases.push(await createFakeSite(), await createFakeSite());
  const { storefront, adminShell, adminRemotes } = releases[1]?.folders ?? raise();
  await rename(join(storefront, 'client/assets/app-1.js'), join(storefront, 'client/assets/app-2.js'));
  await rename(join(adminShell, 'assets/shell-1.js'), join(adminShell, 'assets/shell-2.js'));
  await rename(join(adminRemotes, 'orders/dist/assets/orders-1.js'), join(adminRemotes, 'orders/dist/assets/orders-2.js'));
});
afterAll(async () => {
  for (const { child } of processes.values()) child.kill('SIGKILL');
  await Promise.all([...processes.values()].map(({ ended }) => ended));
  await Promise.all(releases.map((release) => release.remove()));
  await rm(kept, { recursive: true });
  await shop.close();
});

const raise = (): never => {
  throw new Error('the release does not exist');
};

async function startRelease(release: number, port: number): Promise<void> {
  const started = await startProcess('test/support/children/api-of-release.ts', shop.config, {
    SITE_FOLDERS: JSON.stringify(releases[release - 1]?.folders),
    KEPT_ASSETS_DIR: kept,
    HOST: '127.0.0.1',
    PORT: String(port),
    TRUSTED_PROXIES: '1',
    SHUTDOWN_DELAY_SECONDS: byTier('1', '3'),
  });
  expect(started.port).toBe(port);
  processes.set(port, started);
}

/** As deploy/update.sh: the proxy sends the process nothing before it stops. */
async function update(port: number, balancer: LoadBalancer): Promise<void> {
  balancer.mark(port, 'down');
  const running = processes.get(port);
  running?.child.kill('SIGTERM');
  expect(await running?.ended).toBe(0);
  await startRelease(2, port);
  balancer.mark(port, 'up');
}

it('updates two processes in turn: no request fails, and open pages keep their files (threat 91)', async () => {
  const ports = [await freePort(), await freePort()];
  await Promise.all(ports.map((port) => startRelease(1, port)));
  const balancer = await startLoadBalancer(ports);
  const product = await givenProduct(shop.db, { stockQuantity: PIECES, priceCents: 1_250 });
  const shoppers = new Shoppers(balancer, { product, quantity: 1 });
  const statusesOf = (paths: string[]): Promise<number[]> =>
    Promise.all(paths.map(async (path) => (await shoppers.call('GET', path)).status));
  expect(await statusesOf(filesOf(1))).toEqual([200, 200, 200]);
  shoppers.start(SHOPPERS);
  for (const port of ports) {
    await update(port, balancer);
    // A page of either release may be open, and its files may be asked of either process.
    for (const release of [1, 2, 1, 2]) expect(await statusesOf(filesOf(release))).toEqual([200, 200, 200]);
  }
  await shoppers.stop();
  await balancer.close();
  const failed = shoppers.answers.filter(({ status }) => status === 0 || status >= 400);
  expect(failed).toEqual([]);
  expect(shoppers.confirmed.length).toBeGreaterThan(20);
  expect(await bookProblems(shop, product.id, shoppers.confirmed)).toEqual([]);
}, 240_000);
