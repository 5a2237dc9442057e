import { createHash } from 'node:crypto';
import { access, chmod, constants, mkdir, readFile, realpath, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { exists, messageOf, ownerOf } from './file-facts.js';
import type { Account } from './run-program.js';
import { accountFor, barrierTo, giveTreeTo, runsAsRoot } from './server-account.js';

/** Where everything of one cluster is. */
export interface DataDirectory {
  /** Holds the rest: the caller's dataDir, or its stand-in under /var/lib (see `locateDataDirectory`). */
  home: string;
  /** Made whole by one rename: the Postgres data and the password that opens it can never part. */
  cluster: string;
  data: string;
  passwordFile: string;
  log: string;
  /** Set when we are root: who the server runs as and who owns the files. */
  account?: Account;
}

const STAND_IN_ROOT = '/var/lib/embedded-postgres';
const NOTE = 'moved-to.txt';

/**
 * Decides where the cluster of `dataDir` lives. Normally in `dataDir` itself. When we are root and the unprivileged
 * account may not enter that folder (a project under /root), it lives in
 * `/var/lib/embedded-postgres/<folder name>-<hash of the real path of dataDir>`: the same for every start, and noted in
 * `dataDir/moved-to.txt`. A cluster that already exists in either place stays where it is, whatever the permissions say now.
 */
export async function locateDataDirectory(dataDir: string): Promise<DataDirectory> {
  const asked = await makeFolder(dataDir);
  if (!runsAsRoot()) return locateAsOurselves(asked);

  const standIn = standInFor(asked);
  for (const home of [asked, standIn]) {
    if (await exists(placeIn(home).cluster)) return locateExisting(home);
  }
  const account = await accountFor(placeIn(asked).cluster);
  if (!(await barrierTo(asked, account))) return placeIn(asked, account);
  await makeFolder(standIn);
  await chmod(STAND_IN_ROOT, 0o755);
  await chmod(standIn, 0o755);
  await writeFile(join(asked, NOTE), `${standIn}\n`);
  return placeIn(standIn, account);
}

function placeIn(home: string, account?: Account): DataDirectory {
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

function standInFor(dataDir: string): string {
  const hash = createHash('sha256').update(dataDir).digest('hex').slice(0, 16);
  return join(STAND_IN_ROOT, `${basename(dataDir).replace(/[^\w.-]/g, '_')}-${hash}`);
}

async function locateExisting(home: string): Promise<DataDirectory> {
  const place = placeIn(home);
  const account = await accountFor(place.cluster);
  const barrier = await barrierTo(home, account);
  if (barrier) {
    throw new Error(
      `The database in ${home} exists, but the account "${account.name}" it runs as may not enter ${barrier}. ` +
        `Let it pass (chmod o+x "${barrier}") or move "${place.cluster}" to "${standInFor(home)}/cluster".`,
    );
  }
  if ((await ownerOf(place.cluster)) === 0 || (await ownerOf(place.data)) === 0) await giveTreeTo(account, place.cluster);
  return { ...place, account };
}

async function locateAsOurselves(home: string): Promise<DataDirectory> {
  const place = placeIn(home);
  const owner = await ownerOf(place.cluster);
  const us = process.getuid?.();
  if (us !== undefined && owner !== undefined && owner !== us) {
    throw new Error(
      `The database in ${place.cluster} belongs to uid ${owner}, and this process runs as uid ${us}. ` +
        `Start as root or as its owner, give it away (chown -R ${us} "${home}"), or use another folder.`,
    );
  }
  const note = join(home, NOTE);
  if (owner === undefined && (await exists(note))) {
    const elsewhere = (await readFile(note, 'utf8')).trim();
    throw new Error(
      `This project was started as root and its database is in ${elsewhere}. Start as root, or remove ${note} for a new one.`,
    );
  }
  return place;
}

async function makeFolder(path: string): Promise<string> {
  try {
    await mkdir(path, { recursive: true });
    await access(path, constants.R_OK | constants.W_OK | constants.X_OK);
    return await realpath(path);
  } catch (error) {
    throw new Error(`Cannot keep a database in ${path}: ${messageOf(error)}`, { cause: error });
  }
}
