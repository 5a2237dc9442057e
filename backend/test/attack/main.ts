// The long attack run: npm run test:attack -- [requests, default 10000] [seed, default from the clock], or only the faults:
// npm run test:attack -- faults [names, default all]
// or only ordinary people: npm run test:attack -- people [how many, default 5000] [seed]
import 'reflect-metadata';
import { givenArtist, givenCategory, givenProduct } from '../support/builders/catalog.js';
import { givenMessage } from '../support/builders/message.js';
import { givenUser, TEST_PASSWORD } from '../support/builders/users.js';
import { ChaosCluster } from '../chaos/chaos-cluster.js';
import type { Config } from '#src/config.js';
import { openMediaLibrary } from '#modules/media/index.js';
import { loadPrintFonts } from '#platform/pdf/print-fonts.js';
import { type FakeSmtp, startFakeSmtp } from '../support/fakes/smtp-server.js';
import { createLogger } from '#platform/logging.js';
import { playFaults } from './faults/print-faults.js';
import { fuzzAddresses } from './fuzz-addresses.js';
import { fuzzForms } from './fuzz-forms.js';
import { fuzzContract, type FuzzTarget, type Tally } from './fuzz-contract.js';
import { attackLimits } from './limits.js';
import { importerOf } from './ordinary-people/imports.js';
import { meetPeople } from './ordinary-people/ordinary-people.js';
import type { RaceTarget } from './race.js';
import { RACES, runRaces } from './races.js';

const LANES = 8;
/** Of each race. */
const RUNS = 20;
const MAX_SHOWN = 40;

const [only] = process.argv.slice(2).filter((argument) => Number.isNaN(Number(argument)));
const [requests = 10_000, seed = Date.now() % 1_000_000] = process.argv.slice(only === undefined ? 2 : 3).map(Number);
/** Who do one thing each. */
const people = only === 'people' ? Number(process.argv[3] ?? 5_000) : Math.ceil(requests / 2);
const print = (line: string): void => void process.stdout.write(`${line}\n`);

interface AttackedShop extends FuzzTarget, RaceTarget {
  config: Config;
  smtp: FakeSmtp;
}

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

async function fuzzPages(target: FuzzTarget): Promise<boolean> {
  const startedAt = Date.now();
  const count = Math.ceil(requests / 5);
  try {
    await fuzzAddresses(target.origin, { seed, requests: count });
    print(`${count} odd addresses of pages and files; ${secondsSince(startedAt)}`);
    await fuzzForms(target, { seed, requests: count });
    print(`${count} forms without scripts; ${secondsSince(startedAt)}`);
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

async function meetAll({ smtp, ...target }: AttackedShop): Promise<boolean> {
  const startedAt = Date.now();
  const { id: categoryId } = await givenCategory(target.db);
  const hasPages = (await fetch(`${target.origin}/products`)).ok;
  const media = await openMediaLibrary(target.db, target.config, createLogger('warn', process.stderr));
  const importFile = importerOf(target.db, media);
  const place = {
    ...target,
    categoryId,
    hasPages,
    hasVideos: true,
    fonts: await loadPrintFonts(),
    importFile,
    awaited: [],
    uploads: [],
  };
  const { counts, problems } = await meetPeople(place, smtp.received, { seed, people, lanes: LANES });
  for (const problem of problems.slice(0, MAX_SHOWN)) print(`FAILED  ${problem}`);
  const visits = Object.entries(counts).map(([name, count]) => `${name}: ${count}`);
  print(`${people} ordinary people, ${visits.join(', ')}; ${problems.length} problems, seed ${seed}; ${secondsSince(startedAt)}`);
  return problems.length === 0;
}

async function attackCounters(target: RaceTarget): Promise<boolean> {
  const problems = await attackLimits(target);
  for (const problem of problems) print(`FAILED  ${problem}`);
  print(`forged addresses and guessed passwords, ${problems.length} problems`);
  return problems.length === 0;
}

async function inShop(play: (shop: AttackedShop) => Promise<boolean>, settings: Record<string, string> = {}): Promise<boolean> {
  const smtp = await startFakeSmtp();
  const shop = await ChaosCluster.open(seed, { SMTP_URL: smtp.url, ...settings });
  try {
    return await play({ ...(await openTarget(shop)), db: shop.db, config: shop.config, smtp });
  } finally {
    await shop.close();
    await smtp.close();
  }
}

async function sendHostile(target: AttackedShop): Promise<boolean> {
  print(`${requests} hostile requests in ${LANES} lanes, seed ${seed}, API and worker as processes of their own ...`);
  const passed = [await raceAll(target), await fuzzPages(target), await fuzzAll(target)];
  return passed.every(Boolean);
}

// Shops of their own: hostile requests change settings, and every few of them all orders are compared with their history.
const peopleServed = only === 'faults' || (await inShop(meetAll));
const withstood = only !== undefined || (await inShop(sendHostile));
const counted = only !== undefined || (await inShop(attackCounters, { RATE_LIMITS: 'on', TRUSTED_PROXIES: '1' }));
const survived = only === 'people' || (await playFaults(print, only === 'faults' ? process.argv.slice(3) : []));
process.exitCode = peopleServed && withstood && counted && survived ? 0 : 1;
