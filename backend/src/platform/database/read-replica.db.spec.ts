import { DataSource } from 'typeorm';
import { givenProduct } from '#test/support/builders/catalog.js';
import { type ReplicatedPostgres, startReplicatedPostgres } from '#test/support/database/replicated-postgres.js';
import { eventually } from '#test/support/eventually.js';
import { openShop, type TestShop } from '#test/support/shop.js';
import { startTcpProxy, type TcpProxy } from '#test/support/fakes/tcp-proxy.js';
import { replicaProblem } from './database-identity.js';
import { query } from './sql.js';

let postgres: ReplicatedPostgres;
let proxy: TcpProxy;
let shop: TestShop;
let replica: DataSource;
let replicaUrl: string;
beforeAll(async () => {
  postgres = await startReplicatedPostgres();
  proxy = await startTcpProxy(postgres.replica.port);
  const url = new URL(postgres.replica.url());
  url.port = String(proxy.port);
  replicaUrl = url.href;
  shop = await openShop({ DATABASE_URL: postgres.primary.url(), DATABASE_REPLICA_URL: replicaUrl });
  replica = await new DataSource({ type: 'postgres', url: postgres.replica.url() }).initialize();
});
afterAll(async () => {
  proxy.thaw();
  await shop.close();
  await replica.destroy();
  await proxy.close();
  await postgres.stop();
});
afterEach(async () => {
  proxy.thaw();
  await query(replica, 'select pg_wal_replay_resume()');
});

/** In random order, so they are read for every request. */
const listedNames = async (): Promise<string[]> => {
  const { body } = await shop.http().get('/api/products/featured').expect(200);
  return (body as { name: string }[]).map(({ name }) => name).toSorted();
};

/** Reads of products that the shop's connections to the replica have run last. */
async function readsOnReplica(): Promise<number> {
  const [row] = await query<{ count: number }>(
    replica,
    `select count(*)::int as count from pg_stat_activity where application_name = 'shop-replica' and query like 'select p.id%'`,
  );
  return row?.count ?? 0;
}

async function untilTheReplicaAnswers(): Promise<void> {
  const readAgain = async (): Promise<number> => {
    await listedNames();
    return readsOnReplica();
  };
  expect(await eventually(readAgain, (count) => count > 0)).toBeGreaterThan(0);
}

describe('with DATABASE_REPLICA_URL', () => {
  it('the replica answers reads of the catalog', async () => {
    await givenProduct(shop.db, { name: 'First Hoodie' });
    await untilTheReplicaAnswers();
    expect(await listedNames()).toEqual(['First Hoodie']);
  });

  it('a change that the replica has not received is read from the primary', async () => {
    await untilTheReplicaAnswers();
    await query(replica, 'select pg_wal_replay_pause()');
    await givenProduct(shop.db, { name: 'Second Hoodie' });
    const names = await eventually(listedNames, (listed) => listed.includes('Second Hoodie'));
    expect(names).toEqual(['First Hoodie', 'Second Hoodie']);
    // Still paused: what is cached or rendered now must not be old either.
    expect(await listedNames()).toEqual(names);
    const [row] = await query<{ count: number }>(replica, 'select count(*)::int as count from products');
    expect(row?.count).toBe(1);
  });

  it.each(['freeze', 'cut'] as const)('the primary answers while the replica does not (%s)', async (fault) => {
    await untilTheReplicaAnswers();
    proxy[fault]();
    expect(await listedNames()).toEqual(['First Hoodie', 'Second Hoodie']);
    proxy.thaw();
    await untilTheReplicaAnswers();
  });

  it('a product appears at its moment although the replica has not received it', async () => {
    await untilTheReplicaAnswers();
    const moment = new Date(Date.now() + 2_000);
    await givenProduct(shop.db, { name: 'Third Hoodie', visibleFrom: moment });
    const replicated = async (): Promise<number> => (await query(replica, 'select from products')).length;
    expect(await eventually(replicated, (count) => count === 3)).toBe(3);
    await query(replica, 'select pg_wal_replay_pause()');
    expect(await listedNames()).not.toContain('Third Hoodie');
    expect(await eventually(listedNames, (names) => names.includes('Third Hoodie'))).toContain('Third Hoodie');
    expect(Date.now()).toBeGreaterThanOrEqual(moment.getTime());
    expect(await query(replica, 'select at < $1 as "isBehind" from catalog_clock', [moment])).toEqual([{ isBehind: true }]);
  });

  it.each<[string, () => string, RegExp | undefined]>([
    ['the replica', () => replicaUrl, undefined],
    ['the primary', () => postgres.primary.url(), /^DATABASE_REPLICA_URL: leads to a server that is no replica/],
    ['another database of it', () => postgres.replica.url('template1'), /leads to a replica of another database/],
    ['nothing', () => 'postgres://a:b@127.0.0.1:1/shop', /^DATABASE_REPLICA_URL: does not answer.*ECONNREFUSED/],
  ])('doctor looks at the replica: %s', async (_case, address, expected) => {
    const problem = await replicaProblem(Object.assign({}, shop.config, { DATABASE_REPLICA_URL: address() }));
    expect(problem ?? 'none').toMatch(expected ?? /^none$/);
  });

  it('another database is read never, and readiness says so', async () => {
    const other = await openShop({ DATABASE_URL: postgres.primary.url(), DATABASE_REPLICA_URL: postgres.primary.url() });
    const { body } = await other.http().get('/api/health/ready').expect(200);
    expect(body).toMatchObject({ parts: { replica: 'warning: not read, see the log' } });
    await other.http().get('/api/products/featured').expect(200);
    const [row] = await query<{ count: number }>(
      other.db,
      `select count(*)::int as count from pg_stat_activity where application_name = 'shop-replica'`,
    );
    expect(row?.count).toBe(0);
    await other.close();
  });
});
