// `npm run cluster:local [-- options]`, see USAGE.
import 'reflect-metadata';
import { parseArgs } from 'node:util';
import { DataSource } from 'typeorm';
import { dataSourceOptions } from '#src/data-source.js';
import { printChaos } from '../chaos/print-chaos.js';
import { runChecks } from './checks.js';
import { runJourneys } from './journeys.js';
import { LocalChaos, startStripe } from './local-chaos.js';
import { ADMIN, LocalCluster } from './local-cluster.js';
import { playKills } from './play-kills.js';
import { rollingRestart } from './rolling-restart.js';
import type { Settings } from './shop-processes.js';

const USAGE = `npm run cluster:local               starts the shop as many processes and waits for Ctrl-C
  -- --journeys [FILES]             runs the main browser journeys, or these, and stops
  -- --chaos CHECKOUTS [--seed N] [--kills N]    runs the chaos run, and stops
  -- --checks                       proves what the processes share, and stops
  -- --rolling-restart              restarts the API processes in turn while shoppers buy, and stops
  -- --kill-each                    kills each process while shoppers buy, and stops
  --prepared-statements on|off      default off; "on" pools by session where PgBouncer is older than 1.21
`;
const WITHOUT_LIMITS: Settings = { RATE_LIMITS: 'off' };
const EMPTY_SHOP: Settings = { ...WITHOUT_LIMITS, DEMO_SHOP: 'off' };
const print = (line: string): void => void process.stdout.write(`${line}\n`);

const { values: options, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    journeys: { type: 'boolean' },
    chaos: { type: 'string' },
    seed: { type: 'string', default: String(Date.now() % 1_000_000) },
    kills: { type: 'string', default: '2' },
    checks: { type: 'boolean' },
    'rolling-restart': { type: 'boolean' },
    'kill-each': { type: 'boolean' },
    'prepared-statements': { type: 'string', default: 'off' },
    help: { type: 'boolean' },
  },
});

const interrupted = new Promise<false>((resolve) => {
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => resolve(false));
});

/** Runs `work` on a cluster and stops it afterwards, also after Ctrl-C. Returns what `work` returns. */
async function withCluster(settings: Settings, work: (cluster: LocalCluster) => Promise<boolean>): Promise<boolean> {
  const preparedStatements = options['prepared-statements'] === 'on';
  print('Starting ...');
  const cluster = await LocalCluster.open({ preparedStatements, settings, print });
  try {
    return await Promise.race([work(cluster), interrupted]);
  } finally {
    await cluster.stop();
  }
}

async function runChaos(checkouts: number): Promise<boolean> {
  const seed = Number(options.seed);
  const { stripe, settings } = await startStripe(seed);
  return withCluster({ ...EMPTY_SHOP, ...settings }, async (cluster) => {
    const shop = await LocalChaos.open(cluster, stripe);
    try {
      return await printChaos(shop, { checkouts, seed, killsPerProcess: Number(options.kills) }, print);
    } finally {
      await shop.close();
    }
  });
}

/** Without the shop's limits: the invariants of thousands of orders take longer than a request may. */
function withDatabase(settings: Settings, work: (cluster: LocalCluster, db: DataSource) => Promise<boolean>): Promise<boolean> {
  return withCluster(settings, async (cluster) => {
    const db = await new DataSource({ ...dataSourceOptions(cluster.primary.url, 4, 'shop-cluster'), extra: {} }).initialize();
    try {
      return await work(cluster, db);
    } finally {
      await db.destroy();
    }
  });
}

async function restartInTurn(cluster: LocalCluster, db: DataSource): Promise<boolean> {
  print(await rollingRestart(cluster, db));
  return true;
}

async function waitForInterrupt(cluster: LocalCluster): Promise<boolean> {
  print(`Shop        ${cluster.origin}  (TLS: ${cluster.proxy.tlsOrigin})`);
  print(`Admin       ${cluster.origin}/admin  (${ADMIN.username}, ${ADMIN.password})`);
  for (const { server, origin } of [...cluster.apis, ...cluster.workers]) print(`${server.name.padEnd(12)}${origin}`);
  for (const name of ['DATABASE_URL', 'DATABASE_DIRECT_URL', 'REDIS_URL', 'S3_ENDPOINT'])
    print(`${name}=${cluster.settings[name]}`);
  print(`Replica     ${cluster.replica.url}`);
  print(`Folder      ${cluster.folder}; Ctrl-C stops everything`);
  await interrupted;
  return true;
}

async function run(): Promise<boolean> {
  if (options.help) print(USAGE);
  else if (options.journeys) return withCluster(WITHOUT_LIMITS, (cluster) => runJourneys(cluster, positionals));
  else if (options.chaos !== undefined) return runChaos(Number(options.chaos));
  else if (options['kill-each']) return withDatabase(EMPTY_SHOP, (cluster, db) => playKills(cluster, db, print));
  else if (options['rolling-restart']) return withDatabase(EMPTY_SHOP, restartInTurn);
  else if (options.checks) return withDatabase({}, (cluster, db) => runChecks({ cluster, db }, print));
  else return withCluster({}, waitForInterrupt);
  return true;
}

try {
  process.exitCode = (await run()) ? 0 : 1;
} catch (error) {
  print(error instanceof Error ? error.message : String(error));
  process.exitCode = 1;
}
