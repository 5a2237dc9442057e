import { realpath } from 'node:fs/promises';
import { setTimeout as delay } from 'node:timers/promises';
import type { Binaries } from './binaries.js';
import type { DataDirectory } from './data-directory.js';
import { inspectPidFile, type PidFileState, removeBrokenPidFile } from './pid-file.js';
import { logTail } from './server-log.js';
import { type LaunchedServer, launch, type ServerSettings, stopServer } from './server-process.js';
import { probe, type ProbeResult, type ServerUsageLock } from './server-usage-lock.js';

interface ServerContext {
  directory: DataDirectory;
  binaries: Binaries;
  settings: ServerSettings;
  password: string;
}

export interface JoinedServer {
  pid: number;
  port: number;
  usageLock: ServerUsageLock;
  adopted: boolean;
}

const START_TIMEOUT_MS = 60_000;
const POLL_INTERVAL_MS = 50;
const DATA_LOCKED_DELAY_MS = 200;

type RunningServer = Extract<PidFileState, { kind: 'running' }>;
type Connected = Extract<ProbeResult, { kind: 'connected' }>;

/**
 * Joins the running server of this cluster, or starts one. Needs no lock: Postgres allows one server per data directory,
 * so of two concurrent launches one fails and joins the other's server at its next attempt.
 */
export async function joinOrStartServer(context: ServerContext): Promise<JoinedServer> {
  const deadline = Date.now() + START_TIMEOUT_MS;
  const { directory } = context;
  let launched: LaunchedServer | undefined;
  let problem = 'no server process appeared';
  for (; Date.now() < deadline; await delay(POLL_INTERVAL_MS)) {
    const state = await inspectPidFile(directory.data);
    if (state.kind === 'running') {
      const joined = await tryToJoin(context, state);
      if (typeof joined === 'string') problem = `process ${state.pid}: ${joined}`;
      else return { ...joined, adopted: state.pid !== launched?.pid };
    } else if (launched === undefined || launched.exit !== undefined) {
      if (launched) problem = await transientExitReason(context, launched);
      await removeBrokenPidFile(directory.data);
      const ignoredPid = state.kind === 'foreign' ? state.pid : undefined;
      launched = await launch(directory, context.binaries, context.settings, ignoredPid);
    }
  }
  throw new Error(
    `Postgres in ${directory.home} did not answer within ${START_TIMEOUT_MS / 1000} s (${problem}). If postmaster.pid names a process ` +
      `that is not Postgres, end that process or remove ${directory.data}/postmaster.pid. ${await quoteLog(context)}`,
  );
}

/** Joins the server, or returns why that is not possible yet. Throws when waiting cannot help. */
async function tryToJoin(
  context: ServerContext,
  { pid, port, verified }: RunningServer,
): Promise<Omit<JoinedServer, 'adopted'> | string> {
  if (port === undefined) return 'still starting';
  const result = await probe({ port, password: context.password });
  if (result.kind === 'rejected') {
    if (!result.wrongPassword || !verified) return result.reason;
    throw new Error(
      `The running Postgres (process ${pid}) does not accept the password in ${context.directory.passwordFile}. Restore that file, or set the ` +
        `password of the role "postgres" to its content.`,
    );
  }
  if (await isUsable(context, result)) return { pid, port, usageLock: result.usageLock };
  return stopUnusable(context, pid, result, verified);
}

async function isUsable({ directory, settings }: ServerContext, { dataDirectory, fsync }: Connected): Promise<boolean> {
  const reported = await realpath(dataDirectory).catch(() => dataDirectory);
  return reported === directory.data && (fsync || !settings.durable);
}

/** Stops a server that uses this folder under its old path (the project was moved) or without fsync. */
async function stopUnusable(
  context: ServerContext,
  pid: number,
  { usageLock, dataDirectory, fsync }: Connected,
  verified: boolean,
): Promise<string> {
  const reason = `it serves ${dataDirectory}${fsync ? '' : ' without fsync'}`;
  try {
    if (!verified) return `${reason}, not ${context.directory.data}`;
    if (!(await usageLock.release())) {
      throw new Error(
        `Postgres (process ${pid}) cannot be used: ${reason}, and another process uses it. Stop that process first.`,
      );
    }
    await stopServer(context.directory, context.binaries, pid);
    return `${reason} and was stopped`;
  } finally {
    await usageLock.close();
  }
}

/** Why the launched server exited, for reasons that pass by themselves; throws for all others. */
async function transientExitReason(context: ServerContext, { exit, logStart }: LaunchedServer): Promise<string> {
  const log = await logTail(context.directory.log, logStart);
  if (/could not bind|could not create any TCP/.test(log)) return 'another program took the chosen port';
  // Another launch was faster, or the backends of a killed server are still running (about 1.5 s).
  if (/lock file "postmaster\.pid"|shared memory block/.test(log)) {
    await delay(DATA_LOCKED_DELAY_MS);
    return 'another server, or a backend of a killed one, uses the data directory';
  }
  throw new Error(`Postgres in ${context.directory.home} did not start (${exit}). ${await quoteLog(context, logStart)}`);
}

async function quoteLog({ directory }: ServerContext, offset = 0): Promise<string> {
  return `The end of ${directory.log}:\n${await logTail(directory.log, offset)}`;
}
