import { readFile, readlink } from 'node:fs/promises';
import { codeOf } from './file-facts.js';

/** Whether a process of that number runs. A zombie does not: in a container nobody may ever collect it. */
export async function isAlive(pid: number): Promise<boolean> {
  try {
    process.kill(pid, 0);
  } catch (error) {
    if (codeOf(error) !== 'EPERM') return false;
  }
  const state = await processState(pid);
  return state !== 'Z' && state !== 'X';
}

async function processState(pid: number): Promise<string | undefined> {
  const stat = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '');
  return stat.slice(stat.lastIndexOf(')') + 2)[0];
}

/** Whether we may signal the process; a server of ours can always be signalled by us. */
export function maySignal(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}

/** The folder a process works in, or `undefined` where the system does not tell (not Linux, or not our process). */
export async function workingFolder(pid: number): Promise<string | undefined> {
  return readlink(`/proc/${pid}/cwd`).catch(() => undefined);
}
