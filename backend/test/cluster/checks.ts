import { randomUUID } from 'node:crypto';
import { readdir } from 'node:fs/promises';
import { Redis } from 'ioredis';
import { givenProduct } from '../support/builders/catalog.js';
import { eventually } from '../support/eventually.js';
import { flatPng } from '../support/files/png.js';
import { JOBS, type JobName, QUEUES } from '#src/jobs.js';
import type { DataSource } from 'typeorm';
import { ADMIN, type LocalCluster } from './local-cluster.js';
import { sql } from './probes.js';

interface Checked {
  cluster: LocalCluster;
  /** The primary. */
  db: DataSource;
}
/** Returns what it saw; throws when it is wrong. */
type Check = (checked: Checked) => Promise<string>;

const SECOND_MS = 1_000;

function assert(condition: boolean, message: string): void {
  if (!condition) throw new Error(message);
}

async function post(url: string, body: object, headers: Record<string, string> = {}): Promise<Response> {
  return fetch(url, { method: 'POST', headers: { 'content-type': 'application/json', ...headers }, body: JSON.stringify(body) });
}

async function signIn({ cluster }: Checked): Promise<{ authorization: string }> {
  const { token } = (await (await post(`${cluster.origin}/api/admin/login`, ADMIN)).json()) as { token: string };
  return { authorization: `Bearer ${token}` };
}

/** The statuses of `count` requests, to the API processes in turn, as nginx would forward them from this address. */
async function alternately(cluster: LocalCluster, count: number, address: string, path: string, body: object): Promise<number[]> {
  const statuses: number[] = [];
  for (let n = 0; n < count; n += 1) {
    const origin = cluster.apis[n % 2]?.origin ?? '';
    statuses.push((await post(`${origin}${path}`, body, { 'x-forwarded-for': address })).status);
  }
  return statuses;
}

const sharedLimits: Check = async ({ cluster }) => {
  const message = { name: 'A Shopper', email: 'a@example.org', subject: 'general', message: 'A message that is long enough.' };
  const statuses = await alternately(cluster, 8, '198.51.100.7', '/api/contact', message);
  const accepted = statuses.filter((status) => status === 201).length;
  assert(accepted === 5, `${accepted} messages of one address were accepted instead of 5`);
  return '5 of 8 messages of one address accepted by two processes';
};

const sharedSignIns: Check = async ({ cluster }) => {
  const attempt = { username: `nobody-${randomUUID()}`, password: 'a wrong password' };
  const statuses = await alternately(cluster, 8, '198.51.100.8', '/api/admin/login', attempt);
  const rejected = statuses.filter((status) => status === 429).length;
  assert(rejected === 3, `${rejected} of 8 wrong sign-ins were refused unseen instead of 3: ${statuses.join(' ')}`);
  return '5 of 8 wrong sign-ins examined by two processes';
};

/** The answers of each API process that tell a price: the product, and its page. */
const pricedBy = (cluster: LocalCluster, id: string): string[] =>
  cluster.apis.flatMap(({ origin }) => [`${origin}/api/products/${id}`, `${origin}/products/${id}`]);

async function tells(url: string, price: string): Promise<boolean> {
  return (await (await fetch(url)).text()).includes(price);
}

/** How long after the change a request was made that was still answered with the old price: of all answers, the latest. */
async function msUntilShown(cluster: LocalCluster, id: string, price: string): Promise<number> {
  const changedAt = performance.now();
  const staleMs = async (url: string): Promise<number> => {
    let lastStaleMs = 0;
    const ask = async (): Promise<boolean> => {
      const askedAfterMs = performance.now() - changedAt;
      const isNew = await tells(url, price);
      if (!isNew) lastStaleMs = askedAfterMs;
      return isNew;
    };
    assert(await eventually(ask, Boolean), `${url} never told the price ${price}`);
    return lastStaleMs;
  };
  const ms = Math.round(Math.max(...(await Promise.all(pricedBy(cluster, id).map(staleMs)))));
  assert(ms < SECOND_MS, `the old price was still told to a request that was made ${ms} ms after the change`);
  return ms;
}

const catalogChanges: Check = async ({ cluster, db }) => {
  const { id } = await givenProduct(db, { name: `Cluster ${randomUUID()}`, priceCents: 4_100 });
  for (const url of pricedBy(cluster, id)) assert(await tells(url, '41.00'), `${url} does not tell the price`);
  await db.query('update products set price = 43 where id = $1', [id]);
  return `the last old answer of both processes, rendered page included, was asked for after ${await msUntilShown(cluster, id, '43.00')} ms`;
};

const catalogChangesAfterCut: Check = async ({ cluster, db }) => {
  const { id } = await givenProduct(db, { name: `Cut ${randomUUID()}`, priceCents: 5_100 });
  for (const url of pricedBy(cluster, id)) assert(await tells(url, '51.00'), `${url} does not tell the price`);
  const cut = await sql(
    cluster.primary.superuserUrl,
    `select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'shop-notifications'`,
  );
  assert(cut.length >= cluster.apis.length, `only ${cut.length} notification connections were found`);
  await db.query('update products set price = 53 where id = $1', [id]);
  return `${cut.length} connections cut; the last old answer was asked for after ${await msUntilShown(cluster, id, '53.00')} ms`;
};

/** Counts what the queues in Redis have completed of the job that runs every minute, whichever worker ran it. */
const scheduledOnce: Check = async ({ cluster }) => {
  const redis = new Redis(cluster.settings['REDIS_URL'] ?? '');
  try {
    const keys = await Promise.all(Object.keys(QUEUES).map((queue) => redis.zrange(`bull:${queue}:repeat`, 0, -1)));
    const expected = (Object.keys(JOBS) as JobName[]).filter((name) => JOBS[name].everyMs !== undefined).length;
    const schedules = keys.flat();
    assert(schedules.length === expected, `${schedules.length} schedules instead of ${expected}`);
    const waiting = await Promise.all(Object.keys(QUEUES).map((queue) => redis.zrange(`bull:${queue}:delayed`, 0, -1)));
    const next = waiting.flat().filter((id) => id.startsWith('repeat:'));
    const duplicated = next.length - new Set(next.map((id) => id.split(':')[1])).size;
    assert(duplicated === 0, `${duplicated} scheduled jobs wait twice`);
    return `${schedules.length} schedules for two workers, each with one next run`;
  } finally {
    redis.disconnect();
  }
};

async function objectNames(folder: string): Promise<string[]> {
  return (await readdir(folder, { recursive: true })).map(String);
}

const uploads: Check = async (checked) => {
  const { cluster } = checked;
  const headers = await signIn(checked);
  const { uploadURL } = (await (await post(`${cluster.origin}/api/objects/upload`, {}, headers)).json()) as { uploadURL: string };
  const body = new Uint8Array(await flatPng(400, 300));
  const sent = await fetch(uploadURL, { method: 'PUT', body, headers: { 'content-type': 'image/png' } });
  const { url: path } = (await sent.json()) as { url: string };
  assert(sent.status === 200, `the upload was answered with ${sent.status}`);
  const statuses = await Promise.all(cluster.apis.map(async ({ origin }) => (await fetch(`${origin}${path}`)).status));
  assert(
    statuses.every((status) => status === 200),
    `${path} was answered with ${statuses.join(' ')}`,
  );
  const name = path.split('/').at(-1) ?? path;
  assert(
    (await objectNames(cluster.store.folder)).some((file) => file.includes(name)),
    `${name} is not in the object store`,
  );
  assert(!(await objectNames(cluster.settings['DATA_DIR'] ?? '')).some((file) => file.includes(name)), `${name} is on the disk`);
  return 'in the object store, read through both processes, not on their disk';
};

const replicaReads: Check = async ({ cluster }) => {
  const readsOf = async (): Promise<number> => {
    await Promise.all(cluster.apis.map(({ origin }) => fetch(`${origin}/api/products/listing?search=hoodie`)));
    const rows = await sql<{ pid: number }>(
      cluster.replica.superuserUrl,
      `select pid from pg_stat_activity where application_name = 'shop-replica' and query like 'select %p.%'`,
    );
    return rows.length;
  };
  const connections = await eventually(readsOf, (count) => count > 0);
  assert(connections > 0, 'no listing was read from the replica');
  return 'listings are read from the replica';
};

const CHECKS: Record<string, Check> = {
  'limits per address are shared': sharedLimits,
  'sign-in attempts are shared': sharedSignIns,
  'catalog changes reach both processes within a second': catalogChanges,
  'the same after the notification connections were cut': catalogChangesAfterCut,
  'scheduled jobs run once': scheduledOnce,
  'uploads are in the object store': uploads,
  'listings may come from the replica': replicaReads,
};

/** Prints what each check saw. Returns whether all passed. */
export async function runChecks(checked: Checked, print: (line: string) => void): Promise<boolean> {
  let failed = 0;
  for (const [title, check] of Object.entries(CHECKS)) {
    try {
      print(`ok      ${title}: ${await check(checked)}`);
    } catch (error) {
      failed += 1;
      print(`FAILED  ${title}: ${error instanceof Error ? error.message : String(error)}`);
    }
  }
  return failed === 0;
}
