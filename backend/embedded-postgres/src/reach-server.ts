import { realpath } from 'node:fs/promises';
import { setTimeout as pause } from 'node:timers/promises';
import type { Binaries } from './binaries.js';
import type { DataDirectory } from './data-directory.js';
import { removeBrokenPidFile, sight, type Sighting } from './pid-file.js';
import { probe, type Answer, type ServerUsageLock } from './server-usage-lock.js';
import { logTail } from './server-log.js';
import { launch, stopServer, type Launched, type ServerSettings } from './server-process.js';

interface Site {
  place: DataDirectory;
  binaries: Binaries;
  settings: ServerSettings;
  password: string;
}

export interface Reached {
  pid: number;
  port: number;
  presence: ServerUsageLock;
  adopted: boolean;
}

const PATIENCE_MS = 60_000;
const LOOK_EVERY_MS = 50;
const LET_IT_PASS_MS = 200;

type Running = Extract<Sighting, { kind: 'running' }>;
type Entered = Extract<Answer, { kind: 'entered' }>;

/**
 * Looks, knocks and launches until a server of this cluster has let us in. No lock of our own: Postgres itself admits
 * one server per data folder, so of two launches at once one fails and finds the other's server on its next look.
 */
export async function reachServer(site: Site): Promise<Reached> {
  const deadline = Date.now() + PATIENCE_MS;
  let launched: Launched | undefined;
  let trouble = 'no server process appeared';
  for (; Date.now() < deadline; await pause(LOOK_EVERY_MS)) {
    const seen = await sight(site.place.data);
    if (seen.kind === 'running') {
      const outcome = await tryToEnter(site, seen);
      if (typeof outcome === 'string') trouble = `process ${seen.pid}: ${outcome}`;
      else return { ...outcome, adopted: seen.pid !== launched?.pid };
    } else if (launched === undefined || launched.end !== undefined) {
      if (launched) trouble = await whyItEnded(site, launched);
      await removeBrokenPidFile(site.place.data);
      launched = await launch(site.place, site.binaries, site.settings, seen.kind === 'alien' ? seen.pid : undefined);
    }
  }
  throw new Error(
    `Postgres in ${site.place.home} did not answer within ${PATIENCE_MS / 1000} s (${trouble}). If postmaster.pid names a process ` +
      `that is not Postgres, end that process or remove ${site.place.data}/postmaster.pid. ${await logQuote(site)}`,
  );
}

/** Our place on the server, or why there is none yet. Throws when waiting cannot help. */
async function tryToEnter(site: Site, { pid, port, certain }: Running): Promise<Omit<Reached, 'adopted'> | string> {
  if (port === undefined) return 'still starting';
  const answer = await probe({ port, password: site.password });
  if (answer.kind === 'refused') {
    if (!answer.wrongPassword || !certain) return answer.reason;
    throw new Error(
      `The running Postgres (process ${pid}) does not accept the password in ${site.place.passwordFile}. Restore that file, or set the ` +
        `password of the role "postgres" to its content.`,
    );
  }
  const { presence } = answer;
  if (await isOurs(site, answer)) return { pid, port, presence };
  return turnOut(site, pid, answer, certain);
}

async function isOurs({ place, settings }: Site, { dataDirectory, fsync }: Entered): Promise<boolean> {
  const reported = await realpath(dataDirectory).catch(() => dataDirectory);
  return reported === place.data && (fsync || !settings.durable);
}

/** A server that works in our folder under its old name (the project was moved), or without fsync, has to be restarted. */
async function turnOut(site: Site, pid: number, { presence, dataDirectory, fsync }: Entered, certain: boolean): Promise<string> {
  const what = `it serves ${dataDirectory}${fsync ? '' : ' without fsync'}`;
  try {
    if (!certain) return `${what}, not ${site.place.data}`;
    if (!(await presence.leave())) {
      throw new Error(`Postgres (process ${pid}) cannot be used: ${what}, and another process uses it. Stop that process first.`);
    }
    await stopServer(site.place, site.binaries, pid);
    return `${what} and was stopped`;
  } finally {
    await presence.end();
  }
}

/** Whose turn it is after our launch ended: returns for the reasons that pass, throws for the others. */
async function whyItEnded(site: Site, { end, logStart }: Launched): Promise<string> {
  const said = await logTail(site.place.log, logStart);
  // Somebody took the port meanwhile, or the backends of a killed server still live (about 1.5 s), or another launch won.
  if (/could not bind|could not create any TCP/.test(said)) return 'the chosen port was taken';
  if (/lock file "postmaster\.pid"|shared memory block/.test(said)) {
    await pause(LET_IT_PASS_MS);
    return 'another server, or what is left of one, holds the data';
  }
  throw new Error(`Postgres in ${site.place.home} did not start (${end}). ${await logQuote(site, logStart)}`);
}

async function logQuote({ place }: Site, offset = 0): Promise<string> {
  return `The end of ${place.log}:\n${await logTail(place.log, offset)}`;
}
