import { chown, lchown, lstat, readFile, readdir, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { ownerOf } from './system.js';
import type { Account } from './run-program.js';

const CANDIDATES = ['postgres', '_postgres', 'nobody'];

export function runsAsRoot(): boolean {
  return process.getuid?.() === 0;
}

/**
 * The account that runs Postgres when this process is root, because Postgres does not run as root. An existing cluster
 * keeps its owner, so that it still works when it was created by a user or before the account `postgres` existed.
 */
export async function accountFor(cluster: string): Promise<Account> {
  const owner = await ownerOf(cluster);
  const accounts = await knownAccounts();
  if (owner !== undefined && owner !== 0) {
    return accounts.find(({ uid }) => uid === owner) ?? { name: `uid ${owner}`, uid: owner, gid: (await stat(cluster)).gid };
  }
  const chosen = CANDIDATES.map((name) => accounts.find((account) => account.name === name)).find(Boolean);
  if (!chosen) {
    throw new Error(`Postgres does not run as root, and this system has none of the accounts ${CANDIDATES.join(', ')}.`);
  }
  return chosen;
}

async function knownAccounts(): Promise<Account[]> {
  const lines = (await readFile('/etc/passwd', 'utf8').catch(() => '')).split('\n');
  return lines
    .map((line) => line.split(':'))
    .filter((fields) => fields.length >= 4)
    .map(([name = '', , uid, gid]) => ({ name, uid: Number(uid) >>> 0, gid: Number(gid) >>> 0 }));
}

/** The outermost ancestor of `path` that `account` may not enter, or undefined. */
export async function blockingFolder(path: string, account: Account): Promise<string | undefined> {
  const parent = dirname(path);
  const above = parent === path ? undefined : await blockingFolder(parent, account);
  if (above) return above;
  const { uid, gid, mode } = await stat(path);
  const mayEnter = uid === account.uid ? 0o100 : gid === account.gid ? 0o010 : 0o001;
  return mode & mayEnter ? undefined : path;
}

/** Makes `account` the owner of a file or folder; does nothing without an account, that is, unless running as root. */
export async function chownTo(account: Account | undefined, path: string): Promise<void> {
  if (account) await chown(path, account.uid, account.gid);
}

/** The same for a tree, for a cluster that was copied by root. */
export async function chownTree(account: Account, path: string): Promise<void> {
  await lchown(path, account.uid, account.gid);
  if (!(await lstat(path)).isDirectory()) return;
  for (const name of await readdir(path)) await chownTree(account, join(path, name));
}
