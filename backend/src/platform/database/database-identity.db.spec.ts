import { Client } from 'pg';
import { createTestDatabase, type TestDatabase } from '#test/support/database/test-database.js';
import { startTransactionPooler, type TransactionPooler } from '#test/support/fakes/transaction-pooler.js';
import { loadConfig } from '#src/config.js';
import { assertOneDatabase, type DatabaseIdentity, identityOf, mismatchOf } from './database-identity.js';

let database: TestDatabase;
let pooler: TransactionPooler;
let pooledUrl: string;
beforeAll(async () => {
  database = await createTestDatabase();
  const url = new URL(database.url);
  pooler = await startTransactionPooler(Number(url.port));
  url.port = String(pooler.port);
  pooledUrl = url.href;
});
afterAll(async () => {
  await pooler.close();
  await database.drop();
});

const check = (direct: string): Promise<void> =>
  assertOneDatabase(loadConfig({ NODE_ENV: 'test', DATABASE_URL: pooledUrl, DATABASE_DIRECT_URL: direct }));

it('knows one database by both of its addresses', async () => {
  expect(await identityOf(pooledUrl)).toEqual(await identityOf(database.url));
  await expect(check(database.url)).resolves.toBeUndefined();
});

it('refuses the direct address of another database', async () => {
  const another = await createTestDatabase();
  await expect(check(another.url)).rejects.toThrow(
    /^DATABASE_DIRECT_URL: leads to the database "t_\w+", and DATABASE_URL to "t_\w+"/,
  );
  await another.drop();
});

it('leaves an address that does not answer to the part that needs it', async () => {
  await expect(check('postgres://shop:secret@127.0.0.1:1/shop')).resolves.toBeUndefined();
});

it('knows one database where the role may not read the identifier of the system', async () => {
  const owner = new Client({ connectionString: database.url });
  await owner.connect();
  await owner.query(`create role plain_${process.pid} login password 'plain'`);
  await owner.query('revoke execute on function pg_control_system() from public');
  const [plainDirect, plainPooled] = [database.url, pooledUrl].map((address) => {
    const url = new URL(address);
    [url.username, url.password] = [`plain_${process.pid}`, 'plain'];
    return url.href;
  });
  const [direct, pooled] = await Promise.all([identityOf(plainDirect ?? ''), identityOf(plainPooled ?? '')]);
  await owner.query(`drop role plain_${process.pid}`);
  await owner.end();
  expect(direct.system).toBeUndefined();
  expect(mismatchOf(direct, pooled)).toBeUndefined();
});

describe('the direct address', () => {
  const pooled: DatabaseIdentity = { database: 'shop', isReplica: false, startedAt: '2026-11-27 06:00:00.1+00', system: '7' };
  const restarted = { startedAt: '2026-11-27 07:00:00.2+00' };
  it.each<[string, Partial<DatabaseIdentity>, Partial<DatabaseIdentity>, RegExp | undefined]>([
    ['of the same', {}, {}, undefined],
    ['of a server that was restarted between the two answers', restarted, {}, undefined],
    ['of another database', { database: 'rehearsal' }, {}, /leads to the database "rehearsal", and DATABASE_URL to "shop"/],
    ['of another server', { system: '8' }, {}, /^DATABASE_DIRECT_URL: leads to another server than DATABASE_URL/],
    ['of a server that hides its identifier', { ...restarted, system: undefined }, {}, /leads to another server/],
    ['of a replica', { isReplica: true }, {}, /^DATABASE_DIRECT_URL: leads to a replica/],
    ['of the primary of a replica', {}, { isReplica: true }, /^DATABASE_URL: leads to a replica/],
  ])('%s', (_case, direct, other, expected) => {
    const mismatch = mismatchOf({ ...pooled, ...direct }, { ...pooled, ...other });
    expect(mismatch ?? 'none').toMatch(expected ?? /^none$/);
  });
});
