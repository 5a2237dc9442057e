import { existsSync } from 'node:fs';
import { access, constants } from 'node:fs/promises';
import { dirname, relative, resolve, sep } from 'node:path';
import type { Config } from '../config.js';
import { reasonOf } from '#platform/reason-of.js';
import { type CheckResult, warning } from './check-result.js';

/** TimeoutStopSec of deploy/systemd and the grace period of docker-compose.yml (30 s), less what running requests may take (20 s). */
const MAX_SHUTDOWN_DELAY_S = 10;
/** A worker on a busy machine may stand still for some seconds. */
const MIN_JOB_LOCK_S = 5;

/** Settings with which a shop starts, and which cost something later. Even a shop with live keys starts with them. */
export async function checkSettings(config: Config): Promise<CheckResult[]> {
  const { PUBLIC_ORIGIN, TRUSTED_PROXIES, SHUTDOWN_DELAY_SECONDS: delay, JOB_LOCK_SECONDS: lock } = config;
  const results: CheckResult[] = [];
  const add = (text: string): void => void results.push(warning('settings', text));
  if (PUBLIC_ORIGIN?.startsWith('https://') && TRUSTED_PROXIES === 0)
    results.push(warning('proxies', 'TRUSTED_PROXIES is 0: behind a proxy all visitors share one address and its limits'));
  if (config.LOG_LEVEL === 'silent') add('LOG_LEVEL is silent: nobody finds out why something failed; set it to "info"');
  if (delay > MAX_SHUTDOWN_DELAY_S)
    add(
      `SHUTDOWN_DELAY_SECONDS is ${delay}: with 20 s for running requests a process is killed before it has stopped; set at most ` +
        `${MAX_SHUTDOWN_DELAY_S}, or raise TimeoutStopSec of the unit (30 s in deploy/systemd) or the container's grace period`,
    );
  if (lock < MIN_JOB_LOCK_S)
    add(`JOB_LOCK_SECONDS is ${lock}: jobs of a worker that stands still for a moment run a second time; set it to 15`);
  if (isInside(config.BACKUP_DIR, config.DATA_DIR))
    add('BACKUP_DIR is inside DATA_DIR: what destroys the files takes their backups along; set a folder on another disk');
  const failure = await writeProblem(config.KEPT_ASSETS_DIR);
  if (failure !== undefined)
    add(
      `KEPT_ASSETS_DIR cannot be written by this account: ${failure}; if the shop runs as it, open pages lose their scripts after an update`,
    );
  return results;
}

function isInside(folder: string | undefined, parent: string): boolean {
  if (folder === undefined) return false;
  const path = relative(resolve(parent), resolve(folder));
  return path !== '..' && !path.startsWith(`..${sep}`);
}

/** Why nothing can be written into a folder, which the start of the shop creates. */
async function writeProblem(folder: string | undefined): Promise<string | undefined> {
  if (folder === undefined) return undefined;
  let path = resolve(folder);
  while (!existsSync(path)) path = dirname(path);
  return access(path, constants.W_OK | constants.X_OK).then(
    () => undefined,
    (error: unknown) => reasonOf(error),
  );
}
