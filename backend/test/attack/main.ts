// The long attack run: npm run test:attack -- [requests, default 10000] [seed, default from the clock]
import 'reflect-metadata';
import { givenArtist, givenCategory, givenProduct } from '../support/builders/catalog.js';
import { givenMessage } from '../support/builders/message.js';
import { givenUser, TEST_PASSWORD } from '../support/builders/users.js';
import { ChaosCluster } from '../chaos/chaos-cluster.js';
import { fuzzAddresses } from './fuzz-addresses.js';
import { fuzzContract, type FuzzTarget, type Tally } from './fuzz-contract.js';
import { RACES, type RaceTarget, runRaces } from './races.js';

const LANES = 8;
/** Of each race. */
const RUNS = 20;

const [requests = 10_000, seed = Date.now() % 1_000_000] = process.argv.slice(2).map(Number);
const print = (line: string): void => void process.stdout.write(`${line}\n`);

const secondsSince = (startedAt: number): string => `${((Date.now() - startedAt) / 1000).toFixed(0)} s`;

async function openTarget(shop: ChaosCluster): Promise<FuzzTarget> {
  const { db, origin } = shop;
  const { username } = await givenUser({ db });
  const login = await fetch(`${origin}/api/admin/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ username, password: TEST_PASSWORD }),
  });
  const { token } = (await login.json()) as { token: string };
  const rows = [await givenCategory(db), await givenArtist(db), await givenProduct(db), await givenMessage(db)];
  return { origin, authorization: `Bearer ${token}`, ids: rows.map(({ id }) => id) };
}

async function fuzzAll(target: FuzzTarget): Promise<boolean> {
  const startedAt = Date.now();
  const lanes = Array.from({ length: LANES }, (_, lane) =>
    fuzzContract(target, { seed: seed + lane, requests: Math.ceil(requests / LANES) }),
  );
  const results = await Promise.allSettled(lanes);
  const total: Tally = new Map();
  for (const result of results) {
    if (result.status === 'rejected') print(`FAILED  ${String(result.reason)}`);
    else for (const [status, count] of result.value) total.set(status, (total.get(status) ?? 0) + count);
  }
  const byStatus = [...total].toSorted(([a], [b]) => a - b).map(([status, count]) => `${status}: ${count}`);
  print(`${byStatus.join(', ')}; ${secondsSince(startedAt)}`);
  return results.every(({ status }) => status === 'fulfilled');
}

async function fuzzPages({ origin }: FuzzTarget): Promise<boolean> {
  const startedAt = Date.now();
  const addresses = Math.ceil(requests / 5);
  try {
    await fuzzAddresses(origin, { seed, requests: addresses });
    print(`${addresses} odd addresses of pages and files; ${secondsSince(startedAt)}`);
    return true;
  } catch (error) {
    print(`FAILED  ${String(error)}`);
    return false;
  }
}

async function raceAll(target: FuzzTarget & RaceTarget): Promise<boolean> {
  const startedAt = Date.now();
  const problems = await runRaces(target, RUNS);
  for (const problem of problems) print(`FAILED  ${problem}`);
  print(`${Object.keys(RACES).length * RUNS} races, ${problems.length} with a wrong outcome; ${secondsSince(startedAt)}`);
  return problems.length === 0;
}

print(`${requests} hostile requests in ${LANES} lanes, seed ${seed}, API and worker as processes of their own ...`);
const shop = await ChaosCluster.open(seed);
try {
  const target = { ...(await openTarget(shop)), db: shop.db };
  const passed = [await raceAll(target), await fuzzPages(target), await fuzzAll(target)];
  process.exitCode = passed.every(Boolean) ? 0 : 1;
} finally {
  await shop.close();
}
