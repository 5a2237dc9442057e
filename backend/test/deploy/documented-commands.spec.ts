import { execFile } from 'node:child_process';
import { cp, mkdir, mkdtemp, readdir, readFile, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const ROOT = join(__dirname, '../../..');
const read = (file: string): Promise<string> => readFile(join(ROOT, file), 'utf8');
/** Each of these is for a checkout, where the packages of the build are. */
const FOR_A_CHECKOUT = /^(build|check|contract|dev|docs:.+|audit|sbom|bench.*|chaos.*|cluster:local|release:record|test.*)$/;
/** With them, a program that is loaded says what is wrong and ends. */
const ARGUMENTS = ['somebody'];
const WRONG = { PORT: '99999' };

async function documentedCommands(): Promise<string[]> {
  const sources = (await readdir(join(ROOT, 'backend/src'), { recursive: true })).filter((name) => name.endsWith('.ts'));
  const files = ['README.md', 'docs/operations.md', 'docs/backup.md', ...sources.map((name) => `backend/src/${name}`)];
  const texts = await Promise.all(files.map(read));
  const names = texts
    .flatMap((text) => [...text.matchAll(/npm (?:run )?(start|(?<=run )[a-z][a-z:-]*[a-z])/g)])
    .map(([, name = '']) => name);
  return [...new Set(names)].filter((name) => !FOR_A_CHECKOUT.test(name)).toSorted();
}

/** The packages of a release, as `npm prune --omit=dev` leaves them. */
async function packagesOfARelease(): Promise<string[]> {
  const lock = JSON.parse(await read('package-lock.json')) as { packages: Record<string, { dev?: boolean }> };
  const paths = Object.entries(lock.packages).filter(
    ([path, { dev }]) => /^node_modules\/(@[^/]+\/)?[^/]+$/.test(path) && dev !== true,
  );
  return paths.map(([path]) => path);
}

let release: string;
beforeAll(async () => {
  release = await mkdtemp(join(tmpdir(), 'shop-release-'));
  for (const path of ['package.json', 'backend/package.json', 'backend/scripts', 'backend/dist'])
    await cp(join(ROOT, path), join(release, path), { recursive: true });
  for (const path of await packagesOfARelease()) {
    await mkdir(join(release, path, '..'), { recursive: true });
    await symlink(join(ROOT, path), join(release, path));
  }
});
afterAll(() => rm(release, { recursive: true }));

function run(command: string): Promise<string> {
  const env = { PATH: process.env['PATH'], HOME: release, ...WRONG };
  return new Promise((resolve) => {
    execFile('npm', ['run', '-s', command, '--', ...ARGUMENTS], { cwd: release, env, timeout: 110_000 }, (_error, out, err) =>
      resolve(`${out}${err}`),
    );
  });
}

it('a release without the packages of the build runs each command that its documents and hints name (P1)', async () => {
  const commands = await documentedCommands();
  expect(commands).toEqual(expect.arrayContaining(['admin:reset', 'backup', 'db:migrate', 'doctor', 'restore', 'start']));
  const outputs = await Promise.all(commands.map(run));
  for (const [index, output] of outputs.entries()) {
    expect([commands[index], output]).toEqual([commands[index], expect.stringMatching(/Settings are wrong|Usage: /)]);
    expect([commands[index], output]).toEqual([commands[index], expect.not.stringMatching(/Cannot find|\n {4}at /)]);
  }
});
