import { appendFile, chmod, cp, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type RunningPostgres, startPostgres } from '@shop/embedded-postgres';
import { createDataSource } from '#src/data-source.js';
import { migrate } from '#platform/database/migrate.js';

export interface ReplicatedPostgres {
  primary: RunningPostgres;
  replica: RunningPostgres;
  stop(): Promise<void>;
}

/** A migrated database `postgres` with a streaming replica: a copy of its folder, because npm's Postgres has no pg_basebackup. */
export async function startReplicatedPostgres(): Promise<ReplicatedPostgres> {
  const folder = await mkdtemp(join(tmpdir(), 'shop-replica-'));
  // As root the servers run under another account, which must be able to enter.
  await chmod(folder, 0o755);
  const [original, copy] = [join(folder, 'primary'), join(folder, 'replica')];
  const first = await startPostgres({ dataDir: original });
  const db = await createDataSource(first.url(), 2, 'shop-test').initialize();
  await migrate(db);
  await db.destroy();
  await first.stop();
  await cp(original, copy, { recursive: true });
  const primary = await startPostgres({ dataDir: original, port: first.port });
  const { password } = new URL(primary.url());
  const source = `host=127.0.0.1 port=${primary.port} user=postgres password=${password}`;
  await appendFile(join(copy, 'cluster/data/postgresql.auto.conf'), `primary_conninfo = '${source}'\n`);
  await writeFile(join(copy, 'cluster/data/standby.signal'), '');
  const replica = await startPostgres({ dataDir: copy });
  const stop = async (): Promise<void> => {
    await replica.stop();
    await primary.stop();
    await rm(folder, { recursive: true, force: true });
  };
  return { primary, replica, stop };
}
