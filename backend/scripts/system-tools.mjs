import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

/** Programs that some backend tests need, and the Debian package of each. */
const TOOLS = { 'redis-server': 'redis-server', ffmpeg: 'ffmpeg', promtool: 'prometheus', nginx: 'nginx' };

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
    // Runlevel 1 starts no service of a package.
    const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive', RUNLEVEL: '1' };
    const apt = (...args) => spawnSync('apt-get', ['-qq', ...args], { env, encoding: 'utf8' });
    const updated = apt('update');
    if (updated.status !== 0) process.stdout.write(updated.stderr);
    for (const program of toInstall) {
      // No recommended packages: the tests start the programs themselves on free ports. One after the other, so that a package
      // that cannot be installed keeps none of the others away.
      const result = apt('install', '-y', '--no-install-recommends', TOOLS[program]);
      if (result.status !== 0) process.stdout.write(result.stderr);
    }
  }
  const unavailable = missing();
  for (const program of unavailable)
    process.stdout.write(`${program} is missing and cannot be installed: the tests that need it are skipped.\n`);
  return unavailable;
}
