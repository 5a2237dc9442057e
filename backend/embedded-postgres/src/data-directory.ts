import { createHash } from 'node:crypto';
import { access, chmod, constants, mkdir, readFile, realpath, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { exists, messageOf, ownerOf } from './system.js';
import type { Account } from './run-program.js';
import { accountFor, blockingFolder, chownTree, runsAsRoot } from './server-account.js';

/** The paths of one cluster. */
export interface DataDirectory {
  /** Contains the other paths: the caller's dataDir, or the fallback under /var/lib (see `locateDataDirectory`). */
  home: string;
  /** Created by one rename, so that the Postgres data and its password are always together. */
  cluster: string;
  data: string;
  passwordFile: string;
  log: string;
  /** Set when this process runs as root: the account that runs the server and owns the files. */
  account?: Account;
}

const FALLBACK_ROOT = '/var/lib/embedded-postgres';
const MOVED_NOTE = 'moved-to.txt';

/**
 * The location of the cluster of `dataDir`, normally `dataDir` itself. When this process runs as root and the
 * unprivileged account may not enter that folder (a project under /root), it is
 * `/var/lib/embedded-postgres/<folder name>-<hash of the real path of dataDir>`, which `dataDir/moved-to.txt` names. An
 * existing cluster in either location stays there, whatever the permissions are now.
 */
export async function locateDataDirectory(dataDir: string): Promise<DataDirectory> {
  const requested = await makeFolder(dataDir);
  if (!runsAsRoot()) return locateAsUser(requested);

  const fallback = fallbackFor(requested);
  for (const home of [requested, fallback]) {
    if (await exists(directoryIn(home).cluster)) return locateExisting(home);
  }
  const account = await accountFor(directoryIn(requested).cluster);
  if (!(await blockingFolder(requested, account))) return directoryIn(requested, account);
  await makeFolder(fallback);
  await chmod(FALLBACK_ROOT, 0o755);
  await chmod(fallback, 0o755);
  await writeFile(join(requested, MOVED_NOTE), `${fallback}\n`);
  return directoryIn(fallback, account);
}

function directoryIn(home: string, account?: Account): DataDirectory {
  const cluster = join(home, 'cluster');
  return {
    home,
    cluster,
    data: join(cluster, 'data'),
    passwordFile: join(cluster, 'password'),
    log: join(home, 'server.log'),
    ...(account && { account }),
  };
}

function fallbackFor(dataDir: string): string {
  const hash = createHash('sha256').update(dataDir).digest('hex').slice(0, 16);
  return join(FALLBACK_ROOT, `${basename(dataDir).replace(/[^\w.-]/g, '_')}-${hash}`);
}

async function locateExisting(home: string): Promise<DataDirectory> {
  const directory = directoryIn(home);
  const account = await accountFor(directory.cluster);
  const blocked = await blockingFolder(home, account);
  if (blocked) {
    throw new Error(
      `The database in ${home} exists, but its account "${account.name}" may not enter ${blocked}. ` +
        `Allow it (chmod o+x "${blocked}") or move "${directory.cluster}" to "${fallbackFor(home)}/cluster".`,
    );
  }
  if ((await ownerOf(directory.cluster)) === 0 || (await ownerOf(directory.data)) === 0)
    await chownTree(account, directory.cluster);
  return { ...directory, account };
}

async function locateAsUser(home: string): Promise<DataDirectory> {
  const directory = directoryIn(home);
  const owner = await ownerOf(directory.cluster);
  const uid = process.getuid?.();
  if (uid !== undefined && owner !== undefined && owner !== uid) {
    throw new Error(
      `The database in ${directory.cluster} belongs to uid ${owner}, and this process runs as uid ${uid}. ` +
        `Start as root or as its owner, change the owner (chown -R ${uid} "${home}"), or use another folder.`,
    );
  }
  const note = join(home, MOVED_NOTE);
  if (owner === undefined && (await exists(note))) {
    const elsewhere = (await readFile(note, 'utf8')).trim();
    throw new Error(
      `This project was started as root and its database is in ${elsewhere}. Start as root, or remove ${note} for a new one.`,
    );
  }
  return directory;
}

async function makeFolder(path: string): Promise<string> {
  try {
    await mkdir(path, { recursive: true });
    await access(path, constants.R_OK | constants.W_OK | constants.X_OK);
    return await realpath(path);
  } catch (error) {
    throw new Error(`Cannot create a database in ${path}: ${messageOf(error)}`, { cause: error });
  }
}
