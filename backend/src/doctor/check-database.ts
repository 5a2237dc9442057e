import type { DataSource } from 'typeorm';
import { type Config, directDatabaseUrl } from '../config.js';
import { createDataSource } from '../data-source.js';
import { TestMailHistory } from '../modules/mail/index.js';
import { WebhookHistory } from '../modules/payments/index.js';
import { assertMigrated } from '../platform/database/migrate.js';
import { startProblem } from '../start-process.js';
import { type CheckResult, ok, problem, reasonOf, warning } from './check-result.js';
import { SERVER_STATE } from './server-state.queries.js';

const MAX_CLOCK_DIFFERENCE_S = 2;

/** The database of the settings: reachable, migrated, with connections left, and a clock like ours. */
export async function checkDatabase(config: Config): Promise<CheckResult[]> {
  if (config.DATABASE_URL === undefined) return [ok('database', 'the embedded one; the running shop is asked about it')];
  const db = createDataSource(directDatabaseUrl(config), 2, 'shop-doctor');
  try {
    await db.initialize();
    return [
      ...(await checkServer(db)),
      await checkMigrations(db),
      ...(await checkWebhook(db, config)),
      ...(await checkArrival(db, config)),
    ];
  } catch (error) {
    return [problem('database', startProblem(error))];
  } finally {
    if (db.isInitialized) await db.destroy();
  }
}

async function checkServer(db: DataSource): Promise<CheckResult[]> {
  const before = Date.now();
  const state = await SERVER_STATE.first(db);
  if (!state) return [problem('database', 'does not answer a simple query')];
  const ourTime = (before + Date.now()) / 2;
  const differenceSeconds = Math.round(Math.abs(state.now.getTime() - ourTime) / 1_000);
  const { freeConnections: free, version } = state;
  return [
    free < 10
      ? warning('database', `only ${free} connections are free; raise max_connections or lower DATABASE_POOL`)
      : ok('database', `Postgres ${version} answers, ${free} connections are free`),
    differenceSeconds > MAX_CLOCK_DIFFERENCE_S
      ? problem('clock', `this machine and the database differ by ${differenceSeconds} s; install chrony on both`)
      : ok('clock', 'this machine and the database agree'),
  ];
}

async function checkMigrations(db: DataSource): Promise<CheckResult> {
  try {
    await assertMigrated(db);
    return ok('schema', 'all migrations of this release have run');
  } catch (error) {
    return problem('schema', reasonOf(error));
  }
}

/** A mail server that accepts an email may still not deliver it, for example without SPF and DKIM records. */
async function checkArrival(db: DataSource, { SMTP_URL: address }: Config): Promise<CheckResult[]> {
  if (address === undefined) return [];
  if (await new TestMailHistory(db).hasArrived()) return [ok('mail arrives', 'a test email has reached its mailbox')];
  const advice = 'send one from "Before you open" in the admin and open its link';
  return [warning('mail arrives', `nobody has confirmed a test email; ${advice}`)];
}

async function checkWebhook(db: DataSource, config: Config): Promise<CheckResult[]> {
  if (config.STRIPE_SECRET_KEY === undefined) return [];
  if (await new WebhookHistory(db).hasReceived()) return [ok('webhook', 'Stripe has reached the shop')];
  const address = `${config.PUBLIC_ORIGIN ?? 'https://your.shop'}/api/webhooks/stripe`;
  return [warning('webhook', `Stripe has never reached the shop; register ${address} at Stripe and check STRIPE_WEBHOOK_SECRET`)];
}
