import { accessSync, constants, linkSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';

const POLL_MS = 200;
const checkout = fileURLToPath(new URL('../../.cache/builds/', import.meta.url));

/**
 * One process at a time builds: calls `build` when no other one does. With `toRunIt`, this process counts as a user of the build until it
 * ends, and what another user runs from is left as it is. Resolves with false when `build` was left out for that reason, or because this
 * account may only run the build.
 */
export async function withBuildLock(build, { toRunIt = false, folder = checkout } = {}) {
  if (toRunIt && !mayBuild(folder)) return false;
  const [lock, users] = [join(folder, 'lock'), join(folder, 'users')];
  mkdirSync(users, { recursive: true });
  await acquire(lock);
  try {
    const isUsed = toRunIt && livingUsers(users) > 0;
    if (!isUsed) await build();
    if (toRunIt) register(join(users, String(process.pid)));
    return !isUsed;
  } finally {
    rmSync(lock, { force: true });
  }
}

/** Whether this account may write where the lock is. The doctor of another one needs no lock: it builds nothing. */
export function mayBuild(folder = checkout) {
  const users = join(folder, 'users');
  try {
    mkdirSync(users, { recursive: true });
    for (const path of [folder, users]) accessSync(path, constants.W_OK);
    return true;
  } catch {
    return false;
  }
}

async function acquire(lock) {
  // A link appears with its content, so that nobody reads half a lock.
  const own = `${lock}-${process.pid}`;
  writeFileSync(own, identityOf(process.pid));
  try {
    for (let attempt = 1; !linked(own, lock); attempt += 1) {
      if (attempt === 1) process.stderr.write('Waiting for the build of another process ...\n');
      if (!isAlive(lock)) rmSync(lock, { force: true });
      await pause(POLL_MS);
    }
  } finally {
    rmSync(own);
  }
}

function linked(own, lock) {
  try {
    linkSync(own, lock);
    return true;
  } catch (error) {
    if (error.code === 'EEXIST') return false;
    throw error;
  }
}

function livingUsers(users) {
  const files = readdirSync(users).map((name) => join(users, name));
  const dead = files.filter((file) => !isAlive(file));
  for (const file of dead) rmSync(file, { force: true });
  return files.length - dead.length;
}

function register(file) {
  writeFileSync(file, identityOf(process.pid));
  process.once('exit', () => rmSync(file, { force: true }));
}

function isAlive(file) {
  try {
    const identity = readFileSync(file, 'utf8');
    return identity === identityOf(Number.parseInt(identity, 10));
  } catch {
    return false;
  }
}

/** The number of a process and when it started, because numbers are given again; undefined when it has ended. */
function identityOf(pid) {
  try {
    process.kill(pid, 0);
  } catch (error) {
    // A process of another account runs, too.
    if (error.code !== 'EPERM') return undefined;
  }
  try {
    // https://man7.org/linux/man-pages/man5/proc_pid_stat.5.html: field 22, counted after the name in brackets.
    return `${pid} ${readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1).split(' ')[19]}`;
  } catch {
    return `${pid}`;
  }
}
