import { readFile, rm, stat } from 'node:fs/promises';
import { uptime } from 'node:os';
import { join } from 'node:path';
import { isAlive, maySignal, workingFolder } from './process-facts.js';

/** What `postmaster.pid` turns out to mean. */
export type Sighting =
  | { kind: 'none' }
  /** `pid` lives but is not the server of this cluster: Postgres would refuse to start because of it. */
  | { kind: 'alien'; pid: number }
  /** `port` is undefined in the first moments of a start; `certain` when the system confirmed that it is our server. */
  | { kind: 'running'; pid: number; port: number | undefined; certain: boolean };

/**
 * Judges the pid file of a cluster. The file and a living process of that number prove nothing by themselves: after a
 * crash, a restart of the machine or of a container, or in a copied folder, the number belongs to somebody else.
 * A Postgres server always works inside its data folder, which Linux lets us see; elsewhere only a start before the
 * machine's own tells a stranger.
 */
export async function sight(data: string): Promise<Sighting> {
  const lines = (await readFile(join(data, 'postmaster.pid'), 'utf8').catch(() => '')).split('\n');
  const pid = Math.abs(Number(lines[0]));
  if (!Number.isInteger(pid) || pid === 0 || !(await isAlive(pid))) return deadOrZombie(pid);
  if (!maySignal(pid)) return { kind: 'alien', pid };

  const folder = await workingFolder(pid);
  if (folder !== undefined && folder !== data) return { kind: 'alien', pid };
  if (folder === undefined && startedBeforeBoot(Number(lines[2]))) return { kind: 'alien', pid };
  const port = Number(lines[3]);
  return { kind: 'running', pid, port: port > 0 ? port : undefined, certain: folder === data };
}

/** Postgres takes a zombie for a living server, so it has to be told; for a plainly dead number it sees for itself. */
function deadOrZombie(pid: number): Sighting {
  return pid > 0 && maySignal(pid) ? { kind: 'alien', pid } : { kind: 'none' };
}

const WRITTEN_WITHIN_MS = 5_000;

/**
 * Removes a pid file without a number in it, as a power failure leaves it: Postgres refuses to start because of one.
 * A server that is just starting fills its own within milliseconds. Postgres still checks for itself, by the shared
 * memory of the folder, that no other server uses it.
 */
export async function removeBrokenPidFile(data: string): Promise<void> {
  const path = join(data, 'postmaster.pid');
  const text = await readFile(path, 'utf8').catch(() => undefined);
  if (text === undefined || /^-?[1-9]\d*\s/.test(text)) return;
  const age = await stat(path).then(
    ({ mtimeMs }) => Date.now() - mtimeMs,
    () => 0,
  );
  if (age > WRITTEN_WITHIN_MS) await rm(path, { force: true });
}

const CLOCK_SLACK_S = 60;

function startedBeforeBoot(startedAtSeconds: number): boolean {
  return startedAtSeconds > 0 && startedAtSeconds < Date.now() / 1000 - uptime() - CLOCK_SLACK_S;
}
