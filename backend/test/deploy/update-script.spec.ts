import { execFile } from 'node:child_process';
import { chmod, copyFile, mkdir, mkdtemp, readFile, realpath, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { commitOf } from '#platform/version.js';

const run = promisify(execFile);
const deployFile = (path: string): string => new URL(`../../../deploy/${path}`, import.meta.url).pathname;

/** Notes its call, and the servers that nginx sends nothing to at that moment. */
const RECORDER = `#!/bin/sh
echo "$(basename "$0") $* [$(sed -n 's/.*:\\([0-9]*\\) down .*/\\1/p' "$SHOP_PROXY" | tr '\\n' ' ')]" >> "$CALLS"
`;

let folder: string;
let settings: NodeJS.ProcessEnv;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'shop-update-'));
  await mkdir(join(folder, 'programs'));
  for (const program of ['systemctl', 'nginx', 'curl']) {
    await writeFile(join(folder, 'programs', program), RECORDER);
    await chmod(join(folder, 'programs', program), 0o755);
  }
  await mkdir(join(folder, 'releases/v1'), { recursive: true });
  await symlink(join(folder, 'releases/v1'), join(folder, 'current'));
  await copyFile(deployFile('nginx/shop.conf'), join(folder, 'shop.conf'));
  settings = {
    PATH: `${join(folder, 'programs')}:${process.env['PATH']}`,
    SHOP_BASE: folder,
    SHOP_PROXY: join(folder, 'shop.conf'),
    CALLS: join(folder, 'calls'),
  };
});
afterEach(() => rm(folder, { recursive: true }));

const calls = async (): Promise<string[]> => (await readFile(join(folder, 'calls'), 'utf8')).trimEnd().split('\n');

it('takes each process out of nginx before it stops, and back in when it is ready (threat 91)', async () => {
  await run('sh', [deployFile('update.sh'), '--restart'], { env: settings });
  const turn = (port: string): string[] => [
    `nginx -t -q [${port} ]`,
    `systemctl reload nginx [${port} ]`,
    `systemctl restart shop-api@${port} [${port} ]`,
    `curl --silent --fail --max-time 3 --output /dev/null http://127.0.0.1:${port}/api/health/ready [${port} ]`,
    'nginx -t -q []',
    'systemctl reload nginx []',
  ];
  expect(await calls()).toEqual([...turn('3001'), ...turn('3002'), 'systemctl restart shop-worker@1 []']);
  expect(await readFile(join(folder, 'shop.conf'), 'utf8')).toBe(await readFile(deployFile('nginx/shop.conf'), 'utf8'));
});

it('restarts the processes where another proxy is used', async () => {
  await rm(join(folder, 'shop.conf'));
  await run('sh', [deployFile('update.sh'), '--restart'], { env: settings });
  const programs = (await calls()).map((call) => call.split(' ', 3).join(' '));
  expect(programs.filter((call) => call.startsWith('systemctl'))).toEqual([
    'systemctl restart shop-api@3001',
    'systemctl restart shop-api@3002',
    'systemctl restart shop-worker@1',
  ]);
  expect(programs.filter((call) => call.startsWith('nginx'))).toEqual([]);
});

/** `runuser -u shop -- COMMAND` runs the command, and the packages and migrations of the release are left out. */
const STUBS = {
  runuser: '#!/bin/sh\nshift 3\nexec "$@"\n',
  install: '#!/bin/sh\nfor last; do :; done\nexec mkdir -p "$last"\n',
  npm: '#!/bin/sh\n',
  node: '#!/bin/sh\n',
};

it('writes the commit of a new release down', async () => {
  const source = join(folder, 'source');
  const git = (...args: string[]) => run('git', ['-C', source, '-c', 'user.name=a', '-c', 'user.email=a@b.c', ...args]);
  await mkdir(source);
  await git('init', '--quiet');
  await git('commit', '--quiet', '--allow-empty', '--message', 'first');
  for (const [program, text] of Object.entries(STUBS)) {
    await writeFile(join(folder, 'programs', program), text);
    await chmod(join(folder, 'programs', program), 0o755);
  }
  const { stdout: commit } = await git('rev-parse', 'HEAD');
  await run('sh', [deployFile('update.sh'), source, commit.trim()], { env: settings });
  const file = pathToFileURL(join(await realpath(join(folder, 'current')), 'COMMIT'));
  expect(commitOf(file)).toBe(commit.trim());
  expect(commitOf(pathToFileURL(join(folder, 'none')))).toBeUndefined();
});
