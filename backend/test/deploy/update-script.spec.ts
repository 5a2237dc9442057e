import { execFile } from 'node:child_process';
import { chmod, copyFile, mkdir, mkdtemp, readdir, readFile, realpath, rm, symlink, writeFile } from 'node:fs/promises';
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
const programs = async (texts: Record<string, string>): Promise<void> => {
  for (const [program, text] of Object.entries(texts)) {
    await writeFile(join(folder, 'programs', program), text);
    await chmod(join(folder, 'programs', program), 0o755);
  }
};
let settings: NodeJS.ProcessEnv;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'shop-update-'));
  await mkdir(join(folder, 'programs'));
  await programs({ systemctl: RECORDER, nginx: RECORDER, curl: RECORDER });
  await mkdir(join(folder, 'releases/v1'), { recursive: true });
  await symlink(join(folder, 'releases/v1'), join(folder, 'current'));
  await copyFile(deployFile('nginx/shop.conf'), join(folder, 'shop.conf'));
  await writeFile(join(folder, 'shop.env'), 'MAIL_FROM="Shop <hello@shop.test>"\n');
  settings = {
    PATH: `${join(folder, 'programs')}:${process.env['PATH']}`,
    SHOP_BASE: folder,
    SHOP_PROXY: join(folder, 'shop.conf'),
    SHOP_SETTINGS: join(folder, 'shop.env'),
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
    `systemctl show --property NRestarts --value shop-api@${port} [${port} ]`,
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
  const called = (await calls()).map((call) => call.split(' ', 3).join(' '));
  expect(called.filter((call) => call.startsWith('systemctl restart'))).toEqual([
    'systemctl restart shop-api@3001',
    'systemctl restart shop-api@3002',
    'systemctl restart shop-worker@1',
  ]);
  expect(called.filter((call) => call.startsWith('nginx'))).toEqual([]);
});

/** `runuser -u shop -- COMMAND` runs the command, and the packages and migrations of the release are left out. */
const STUBS = {
  runuser: '#!/bin/sh\nshift 3\nexec "$@"\n',
  install: '#!/bin/sh\nfor last; do :; done\nexec mkdir -p "$last"\n',
  npm: '#!/bin/sh\nmkdir -p "$HOME/packages"\n',
  node: '#!/bin/sh\n',
};

/** A repository with one commit, and programs that do nothing to it. */
async function givenSource(stubs: Record<string, string> = STUBS): Promise<{ source: string; commit: string }> {
  const source = join(folder, 'source');
  const git = (...args: string[]) => run('git', ['-C', source, '-c', 'user.name=a', '-c', 'user.email=a@b.c', ...args]);
  await mkdir(source);
  await git('init', '--quiet');
  await git('commit', '--quiet', '--allow-empty', '--message', 'first');
  await git('branch', 'spring/sale');
  await programs(stubs);
  return { source, commit: (await git('rev-parse', 'HEAD')).stdout.trim() };
}

it('writes the commit of a new release down', async () => {
  const { source, commit } = await givenSource();
  await run('sh', [deployFile('update.sh'), source, commit], { env: settings });
  const file = pathToFileURL(join(await realpath(join(folder, 'current')), 'COMMIT'));
  expect(commitOf(file)).toBe(commit);
  expect(commitOf(pathToFileURL(join(folder, 'none')))).toBeUndefined();
});

it('keeps no cache of packages in a release', async () => {
  const { source, commit } = await givenSource();
  await run('sh', [deployFile('update.sh'), source, commit], { env: settings });
  expect((await readdir(await realpath(join(folder, 'current')))).toSorted()).toEqual(['.git', 'COMMIT']);
});

it('names settings that are still those of the example before it builds anything', async () => {
  const { source, commit } = await givenSource();
  await copyFile(deployFile('shop.env'), join(folder, 'shop.env'));
  const failed = run('sh', [deployFile('update.sh'), source, commit], { env: settings });
  await expect(failed).rejects.toMatchObject({
    code: 1,
    stderr: expect.stringContaining('\nSTRIPE_SECRET_KEY=<sk_live_...>\n') as unknown,
  });
  await rm(join(folder, 'shop.env'));
  const without = run('sh', [deployFile('update.sh'), source, commit], { env: settings });
  await expect(without).rejects.toMatchObject({ code: 1, stderr: `There are no settings: ${join(folder, 'shop.env')}\n` });
  expect(await readdir(join(folder, 'releases'))).toEqual(['v1']);
});

it('puts a branch with a slash beside the other releases, where the old ones are counted', async () => {
  const { source } = await givenSource();
  await run('sh', [deployFile('update.sh'), source, 'spring/sale'], { env: settings });
  expect(await realpath(join(folder, 'current'))).toMatch(/\/releases\/spring-sale-\d{14}$/);
  expect((await readdir(join(folder, 'releases'))).toSorted()).toEqual([expect.stringMatching(/^spring-sale-/), 'v1']);
});

it('leaves nothing of a release that could not be built or did not accept the settings, and the shop runs on', async () => {
  const { source, commit } = await givenSource({ ...STUBS, node: '#!/bin/sh\ncase $* in *migrate.js) exit 1;; esac\n' });
  const failed = run('sh', [deployFile('update.sh'), source, commit], { env: settings });
  await expect(failed).rejects.toMatchObject({ code: 1 });
  expect(await readdir(join(folder, 'releases'))).toEqual(['v1']);
  expect(await realpath(join(folder, 'current'))).toBe(await realpath(join(folder, 'releases/v1')));
  expect((await readdir(folder)).includes('calls')).toBe(false);
});

/** Never ready; systemd starts its process again and again, as `systemctl show` counts. */
const NOT_READY = { curl: '#!/bin/sh\nexit 22\n', sleep: '#!/bin/sh\n' };
const restarting = (): string => `#!/bin/sh\n[ "$1" != show ] || { echo x >> ${folder}/restarts; wc -l < ${folder}/restarts; }\n`;
const release = async (link: string): Promise<string> => (await realpath(join(folder, link))).replace(/.*\/|-\d{14}$/g, '');

it('goes back to the last release that was ready, however often another one was tried', async () => {
  const { source, commit } = await givenSource();
  const update = (...args: string[]) => run('sh', [deployFile('update.sh'), ...args], { env: settings });
  const fails = { code: 1, stderr: expect.stringContaining('port 3001 ended three times') as unknown };
  await update('--restart');
  await programs({ ...NOT_READY, systemctl: restarting() });
  await expect(update(source, commit)).rejects.toMatchObject(fails);
  await expect(update(source, 'spring/sale')).rejects.toMatchObject(fails);
  expect(await release('current')).toBe('spring-sale');
  await programs({ systemctl: RECORDER, curl: RECORDER });
  await update('--rollback');
  expect(await release('current')).toBe('v1');
  await expect(update('--rollback')).rejects.toMatchObject({ stderr: 'There is no previous release\n' });

  await update(source, 'spring/sale');
  expect([await release('current'), await release('previous')]).toEqual(['spring-sale', 'v1']);
  await update('--rollback');
  await update('--rollback');
  expect([await release('current'), await release('previous')]).toEqual(['spring-sale', 'v1']);
});

it('takes a release that an older version of the script installed for ready only while it answers', async () => {
  const { source, commit } = await givenSource();
  await programs({ ...NOT_READY, systemctl: restarting() });
  await expect(run('sh', [deployFile('update.sh'), source, commit], { env: settings })).rejects.toMatchObject({ code: 1 });
  expect(await readdir(folder)).not.toContain('ready');
  await programs({ systemctl: RECORDER, curl: RECORDER });
  await run('sh', [deployFile('update.sh'), source, 'spring/sale'], { env: settings });
  expect([await release('ready'), await release('previous')]).toEqual(['spring-sale', commit]);
});

it('waits for a slow process for as long as it lives', async () => {
  const count = join(folder, 'asked');
  const curl = `#!/bin/sh\necho x >> ${count}\n[ $(wc -l < ${count}) -ge 62 ]\n`;
  await programs({ ...NOT_READY, curl, systemctl: '#!/bin/sh\n[ "$1" != show ] || echo 7\n' });
  const { stdout, stderr } = await run('sh', [deployFile('update.sh'), '--restart'], { env: settings });
  expect(stdout).toBe(`Running: ${join(folder, 'releases/v1')}\n`);
  expect(stderr).toBe('Still waiting for the process on port 3001 (journalctl -u shop-api@3001)\n');
});
