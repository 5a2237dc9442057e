import { readFile, rm, stat } from 'node:fs/promises';
import { uptime } from 'node:os';
import { join } from 'node:path';
import { isAlive, maySignal, workingDirectory } from './system.js';

/** What `postmaster.pid` refers to. */
export type PidFileState =
  | { kind: 'none' }
  /** `pid` is running but is not the server of this cluster; Postgres would not start because of it. */
  | { kind: 'foreign'; pid: number }
  /** `port` is undefined at the beginning of a start; `verified` when /proc confirms that it is this cluster's server. */
  | { kind: 'running'; pid: number; port: number | undefined; verified: boolean };

/**
 * Inspects the pid file of a cluster. A running process with that pid is no proof: after a crash, a reboot, a restart of
 * the container or in a copied folder, the pid belongs to another process. The working directory of a Postgres server is
 * its data directory, which Linux exposes; on other systems only a start time before the boot reveals another process.
 */
export async function inspectPidFile(data: string): Promise<PidFileState> {
  const lines = (await readFile(join(data, 'postmaster.pid'), 'utf8').catch(() => '')).split('\n');
  const pid = Math.abs(Number(lines[0]));
  if (!Number.isInteger(pid) || pid === 0 || !(await isAlive(pid))) return stateOfDeadProcess(pid);
  if (!maySignal(pid)) return { kind: 'foreign', pid };

  const folder = await workingDirectory(pid);
  if (folder !== undefined && folder !== data) return { kind: 'foreign', pid };
  if (folder === undefined && startedBeforeBoot(Number(lines[2]))) return { kind: 'foreign', pid };
  const port = Number(lines[3]);
  return { kind: 'running', pid, port: port > 0 ? port : undefined, verified: folder === data };
}

/** Postgres mistakes a zombie for a running server, so `launch` must name it; a dead pid it recognizes itself. */
function stateOfDeadProcess(pid: number): PidFileState {
  return pid > 0 && maySignal(pid) ? { kind: 'foreign', pid } : { kind: 'none' };
}

const MIN_BROKEN_AGE_MS = 5_000;

/**
 * Removes a pid file without a pid, as a power failure leaves it, because Postgres would not start. A starting server
 * writes its pid within milliseconds. Postgres itself checks with shared memory that no other server uses the directory.
 */
export async function removeBrokenPidFile(data: string): Promise<void> {
  const path = join(data, 'postmaster.pid');
  const text = await readFile(path, 'utf8').catch(() => undefined);
  if (text === undefined || /^-?[1-9]\d*\s/.test(text)) return;
  const age = await stat(path).then(
    ({ mtimeMs }) => Date.now() - mtimeMs,
    () => 0,
  );
  if (age > MIN_BROKEN_AGE_MS) await rm(path, { force: true });
}

const CLOCK_TOLERANCE_S = 60;

function startedBeforeBoot(startedAtSeconds: number): boolean {
  return startedAtSeconds > 0 && startedAtSeconds < Date.now() / 1000 - uptime() - CLOCK_TOLERANCE_S;
}
