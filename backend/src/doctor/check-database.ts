import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import type { DataSource } from 'typeorm';
import { type Config, directDatabaseUrl } from '../config.js';
import type { ServerEvidence } from '../config/server-problems.js';
import { createDataSource } from '../data-source.js';
import { withDevServices } from '../dev-services.js';
import { TestMailHistory } from '../modules/mail/index.js';
import { isBackupFresh } from '../modules/operations/index.js';
import { WebhookHistory } from '../modules/payments/index.js';
import { identityOf, mismatchOf } from '../platform/database/database-identity.js';
import { assertMigrated } from '../platform/database/migrate.js';
import { databaseProblem } from '../start-process.js';
import { reasonOf } from '#platform/reason-of.js';
import { checkDrop } from './check-drop.js';
import { type CheckResult, ok, problem, warning } from './check-result.js';
import { SERVER_STATE, type ServerState } from './server-state.queries.js';

const MAX_CLOCK_DIFFERENCE_S = 2;
/** The API and the worker, each with one connection that listens. */
const MIN_PROCESSES = 2;

interface Examination {
  results: CheckResult[];
  /** Missing when no database answers. */
  evidence?: ServerEvidence;
}

/** The database of the settings: reachable, migrated, with connections left, and a clock like ours. */
export async function checkDatabase(config: Config): Promise<Examination> {
  if (config.DATABASE_URL !== undefined) return examineDatabase(config);
  // Nothing is created for a shop that has never run here.
  const cluster = resolve(config.DATA_DIR, 'postgres');
  if (!existsSync(cluster)) return { results: [ok('database', 'the embedded one, which the first start of the shop creates')] };
  return withDevServices(config, examineDatabase);
}

async function examineDatabase(config: Config): Promise<Examination> {
  const db = createDataSource(directDatabaseUrl(config), 2, 'shop-doctor');
  try {
    await db.initialize();
    const results = [...(await checkServer(db, config)), ...(await checkAddresses(config)), await checkMigrations(db)];
    const migrated = results.every(({ subject, state }) => subject !== 'schema' || state === 'ok');
    if (!migrated) return { results };
    return { results: [...results, ...(await checkDrop(db, config))], evidence: await readEvidence(db) };
  } catch (error) {
    const setting = config.DATABASE_DIRECT_URL === undefined ? 'DATABASE_URL' : 'DATABASE_DIRECT_URL';
    return { results: [problem('database', databaseProblem(setting, error))] };
  } finally {
    if (db.isInitialized) await db.destroy();
  }
}

async function readEvidence(db: DataSource): Promise<ServerEvidence> {
  const [testMailArrived, webhookReceived, backupIsFresh] = await Promise.all([
    new TestMailHistory(db).hasArrived(),
    new WebhookHistory(db).hasReceived(),
    isBackupFresh(db),
  ]);
  // Doctor asks them itself, also when no database answers.
  return { testMailArrived, webhookReceived, backupIsFresh, failedServices: [] };
}

async function checkServer(db: DataSource, config: Config): Promise<CheckResult[]> {
  const before = Date.now();
  const state = await SERVER_STATE.first(db);
  if (!state) return [problem('database', 'does not answer a simple query')];
  const ourTime = (before + Date.now()) / 2;
  const differenceSeconds = Math.round(Math.abs(state.now.getTime() - ourTime) / 1_000);
  return [
    connections(config, state),
    differenceSeconds > MAX_CLOCK_DIFFERENCE_S
      ? problem('clock', `this machine and the database differ by ${differenceSeconds} s; install chrony on both`)
      : ok('clock', 'this machine and the database agree'),
  ];
}

function connections(
  { DATABASE_POOL: pool, DATABASE_DIRECT_URL: direct }: Config,
  { freeConnections: free, maxConnections: max, version }: ServerState,
): CheckResult {
  const needed = MIN_PROCESSES * (pool + 1);
  // Behind a pooler, the pool is not of connections to Postgres.
  if (direct === undefined && needed > max)
    return warning(
      'database',
      `API and worker open up to ${needed} connections, the server allows ${max}; raise max_connections or lower DATABASE_POOL`,
    );
  if (free < 10) return warning('database', `only ${free} connections are free; raise max_connections or lower DATABASE_POOL`);
  return ok('database', `Postgres ${version} answers, ${free} connections are free`);
}

/** A pooler in front of another database. */
async function checkAddresses({ DATABASE_URL: pooled, DATABASE_DIRECT_URL: direct }: Config): Promise<CheckResult[]> {
  if (pooled === undefined || direct === undefined) return [];
  try {
    const [ofDirect, ofPooled] = await Promise.all([identityOf(direct), identityOf(pooled)]);
    const mismatch = mismatchOf(ofDirect, ofPooled);
    if (mismatch !== undefined) return [problem('addresses', mismatch)];
    const how =
      ofDirect.system === undefined ? 'started at the same time; the role may not read its identifier' : 'by its identifier';
    return [ok('addresses', `both lead to the database "${ofDirect.database}" of one server (${how})`)];
  } catch (error) {
    return [problem('addresses', databaseProblem('DATABASE_URL', error))];
  }
}

async function checkMigrations(db: DataSource): Promise<CheckResult> {
  try {
    await assertMigrated(db);
    return ok('schema', 'all migrations of this release have run');
  } catch (error) {
    return problem('schema', reasonOf(error));
  }
}
