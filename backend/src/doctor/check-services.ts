import { access, constants, stat } from 'node:fs/promises';
import { Redis } from 'ioredis';
import { createTransport } from 'nodemailer';
import { diskSpace, isNearlyFull } from '#platform/files/disk-space.js';
import { replicaProblem } from '#platform/database/database-identity.js';
import type { Config } from '../config.js';
import { storeProblem } from '../modules/media/index.js';
import { stripeProblem } from '../modules/payments/index.js';
import { reasonOf } from '#platform/reason-of.js';
import { type CheckResult, ok, problem, warning } from './check-result.js';

const TIMEOUT_MS = 10_000;

/** The mail server accepts the connection and the password. */
export async function checkMail({ SMTP_URL: address }: Config): Promise<CheckResult[]> {
  if (address === undefined) return [];
  const timeouts = { connectionTimeout: TIMEOUT_MS, greetingTimeout: TIMEOUT_MS, socketTimeout: TIMEOUT_MS };
  const transport = createTransport({ url: address, ...timeouts });
  try {
    await transport.verify();
    return [ok('mail', 'the mail server accepts the sign-in')];
  } catch (error) {
    return [problem('mail', `the mail server does not accept SMTP_URL: ${reasonOf(error)}`)];
  } finally {
    transport.close();
  }
}

/** A Redis that forgets or evicts jobs delays emails and payments. */
export async function checkRedis({ REDIS_URL: address }: Config): Promise<CheckResult[]> {
  if (address === undefined) return [];
  const options = { lazyConnect: true, maxRetriesPerRequest: 0, connectTimeout: TIMEOUT_MS, retryStrategy: () => null };
  const redis = new Redis(address, options);
  // Reported by the failed command.
  redis.on('error', () => undefined);
  try {
    await redis.connect();
    const memory = await redis.info('memory');
    const persistence = await redis.info('persistence');
    const policy = /^maxmemory_policy:(\S+)/m.exec(memory)?.[1];
    if (policy !== 'noeviction')
      return [problem('redis', `may delete waiting jobs (maxmemory-policy ${policy}); use deploy/redis/shop.conf`)];
    if (!/^aof_enabled:1/m.test(persistence))
      return [warning('redis', 'forgets waiting jobs at a crash (appendonly is off); use deploy/redis/shop.conf')];
    return [ok('redis', 'answers, and keeps what it has accepted')];
  } catch (error) {
    return [problem('redis', `REDIS_URL does not answer: ${reasonOf(error)}`)];
  } finally {
    redis.disconnect();
  }
}

export async function checkDisks(config: Config): Promise<CheckResult[]> {
  const results: CheckResult[] = [];
  for (const setting of ['DATA_DIR', 'BACKUP_DIR'] as const) {
    const folder = config[setting];
    if (folder !== undefined) results.push(await checkDisk(setting, folder));
  }
  return results;
}

async function checkDisk(setting: 'DATA_DIR' | 'BACKUP_DIR', folder: string): Promise<CheckResult> {
  try {
    await access(folder, constants.R_OK | constants.W_OK | constants.X_OK);
    const disk = await diskSpace(setting, folder);
    const { freeBytes, totalBytes } = disk;
    const free = `${(freeBytes / 1e9).toFixed(1)} GB (${Math.floor((100 * freeBytes) / totalBytes)} %) are free`;
    if (!isNearlyFull(disk)) return ok('disk', `${setting}: ${free}`);
    return problem('disk', `${setting}: only ${free}; see "ShopDiskFull" in docs/operations.md`);
  } catch (error) {
    return problem('disk', `${setting} cannot be used by this account: ${reasonOf(error)}`);
  }
}

async function checkFiles(config: Config): Promise<CheckResult> {
  if (config.S3_ENDPOINT === undefined) {
    const folder = await stat(config.DATA_DIR).catch(() => undefined);
    if (folder === undefined) return ok('files', 'the first start of the shop creates their folder');
    // Root may write everywhere, and would own what it creates.
    if (process.getuid?.() === 0 && folder.uid !== 0)
      return warning('files', 'not looked at: run the doctor as the account of the shop, with "runuser -u shop --"');
  }
  const failure = await storeProblem(config);
  return failure === undefined ? ok('files', 'an object was written, read and deleted') : problem('files', failure);
}

/** What the shop needs from others for pictures, lists and cards. */
export async function checkOthers(config: Config): Promise<CheckResult[]> {
  const [files, replica, stripe] = await Promise.all([checkFiles(config), replicaProblem(config), stripeProblem(config)]);
  const result = (subject: string, failure: string | undefined, text: string): CheckResult =>
    failure === undefined ? ok(subject, text) : problem(subject, failure);
  return [
    files,
    ...(config.DATABASE_REPLICA_URL ? [result('replica', replica, 'answers, and is a replica of the database')] : []),
    ...(config.STRIPE_SECRET_KEY ? [result('stripe', stripe, 'accepts the secret key')] : []),
  ];
}
