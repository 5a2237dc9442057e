import { spawnSync } from 'node:child_process';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../../', import.meta.url));
const nx = createRequire(import.meta.url).resolve('nx/bin/nx.js');
const ATTEMPTS = 3;

/**
 * Runs Nx and returns `succeeded` and its `output`. Its native parts sometimes crash silently, on any command
 * (https://github.com/nrwl/nx/issues/36791), which says nothing about the tasks: a run that was ended by a signal or failed
 * without output is repeated, one task at a time. The tasks that were finished come from the cache.
 */
export function runNx(args, program = nx) {
  const env = { ...process.env, NX_DAEMON: 'false', NX_TUI: 'false' };
  const options = { cwd: root, env, encoding: 'utf8', maxBuffer: 1 << 28 };
  for (let attempt = 1; ; attempt += 1) {
    const parallel = attempt === 1 ? [] : ['--parallel=1'];
    const { status, signal, stdout, stderr } = spawnSync(process.execPath, [program, ...args, ...parallel], options);
    const output = `${stdout}${stderr}`;
    const crashed = signal !== null || (status !== 0 && output.trim() === '');
    if (!crashed || attempt === ATTEMPTS) return { succeeded: status === 0, output };
    process.stderr.write(`Nx crashed (${signal ?? `exit code ${status}`}) and is run again.\n`);
  }
}
