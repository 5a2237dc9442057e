import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

/** Programs that some backend tests need, and the Debian package of each. */
const TOOLS = { 'redis-server': 'redis-server', ffmpeg: 'ffmpeg' };

const onPath = (program) => (process.env.PATH ?? '').split(delimiter).some((folder) => existsSync(join(folder, program)));
const missing = () => Object.keys(TOOLS).filter((program) => !onPath(program));

/**
 * Installs missing programs with apt-get, which needs root. Returns the programs that could not be installed; `npm test`
 * reports them and skips the tests that need them.
 */
export function provideSystemTools() {
  const toInstall = missing();
  if (toInstall.length === 0) return [];
  if (process.getuid?.() === 0 && onPath('apt-get')) {
    process.stdout.write(`Installing ${toInstall.join(' and ')} ...\n`);
    const apt = (...args) =>
      spawnSync('apt-get', ['-qq', ...args], { env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }, encoding: 'utf8' });
    apt('update');
    // No recommended packages: the tests start the programs themselves on free ports.
    const result = apt('install', '-y', '--no-install-recommends', ...toInstall.map((program) => TOOLS[program]));
    if (result.status !== 0) process.stdout.write(result.stderr);
  }
  const unavailable = missing();
  for (const program of unavailable)
    process.stdout.write(`${program} is missing and cannot be installed: the tests that need it are skipped.\n`);
  return unavailable;
}
