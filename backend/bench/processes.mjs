// CPU time and memory of processes and their descendants, from /proc (Linux only).
import { readdirSync, readFileSync } from 'node:fs';

/** USER_HZ: the kernel reports CPU times to user space in hundredths of a second. */
const TICKS_PER_MS = 0.1;

/** The fields after the program name, which may contain spaces; undefined for a process that has ended. */
function statOf(pid) {
  try {
    const text = readFileSync(`/proc/${pid}/stat`, 'utf8');
    return text.slice(text.lastIndexOf(')') + 2).split(' ');
  } catch {
    return undefined;
  }
}

function withDescendants(pids) {
  const parents = readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map((pid) => [Number(pid), Number(statOf(pid)?.[1])]);
  const found = [...pids];
  // The list grows while it is walked.
  for (const parent of found) for (const [pid, parentPid] of parents) if (parentPid === parent) found.push(pid);
  return found;
}

/** CPU time in ms that the processes, their descendants and their ended children have used so far. */
export function cpuMs(pids) {
  const ticks = withDescendants(pids).map((pid) => {
    const stat = statOf(pid);
    return stat ? [11, 12, 13, 14].reduce((sum, field) => sum + Number(stat[field]), 0) : 0;
  });
  return ticks.reduce((sum, ticksOfOne) => sum + ticksOfOne, 0) / TICKS_PER_MS;
}

/** Proportional set size in MB: shared pages count once, divided among their users. */
export function pssMb(pids) {
  const sizes = withDescendants(pids).map((pid) => {
    try {
      return Number(/^Pss:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/smaps_rollup`, 'utf8'))?.[1] ?? 0);
    } catch {
      return 0;
    }
  });
  return sizes.reduce((sum, kilobytes) => sum + kilobytes, 0) / 1024;
}

/** The pid of the database server whose data folder this is. */
export function postmasterPid(dataDirectory) {
  return Number(readFileSync(`${dataDirectory}/postmaster.pid`, 'utf8').split('\n')[0]);
}

/** The most physical memory in MB that each process has ever used. */
export function peakMb(pids) {
  const peaks = pids.map((pid) => Number(/^VmHWM:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0));
  return peaks.reduce((sum, kilobytes) => sum + kilobytes, 0) / 1024;
}
