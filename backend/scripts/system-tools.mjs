import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

/** Programs of the distribution that some backend tests talk to, and the package that brings each. */
const TOOLS = { 'redis-server': 'redis-server', ffmpeg: 'ffmpeg' };

const onPath = (program) => (process.env.PATH ?? '').split(delimiter).some((folder) => existsSync(join(folder, program)));
const missing = () => Object.keys(TOOLS).filter((program) => !onPath(program));

/**
 * Installs what is missing from the distribution's packages, which takes root. Returns the programs that could not be
 * had: the tests that need them are then left out, by name and aloud.
 */
export function provideSystemTools() {
  const wanted = missing();
  if (wanted.length === 0) return [];
  if (process.getuid?.() === 0 && onPath('apt-get')) {
    process.stdout.write(`Installing ${wanted.join(' and ')} from the distribution ...\n`);
    const apt = (...words) =>
      spawnSync('apt-get', ['-qq', ...words], { env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }, encoding: 'utf8' });
    apt('update');
    // Services must not start: the tests run their own, on ports of their own.
    const result = apt('install', '-y', '--no-install-recommends', ...wanted.map((program) => TOOLS[program]));
    if (result.status !== 0) process.stdout.write(result.stderr);
  }
  const left = missing();
  for (const program of left)
    process.stdout.write(`${program} is missing and cannot be installed here: the tests that need it are left out.\n`);
  return left;
}
