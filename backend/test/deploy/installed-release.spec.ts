import { execFile, execFileSync } from 'node:child_process';
import { readdirSync, statSync } from 'node:fs';
import { cp, mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const ROOT = join(__dirname, '../../..');
const read = (file: string): Promise<string> => readFile(join(ROOT, file), 'utf8');
/** Each of these is for a checkout, where the packages of the build are. */
const FOR_A_CHECKOUT = /^(build|check|contract|dev|docs:.+|audit|sbom|bench.*|chaos.*|cluster:local|release|test.*)$/;
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

/** What deploy/update.sh and the Dockerfile leave in node_modules. */
function packagesOfARelease(): string[] {
  const print =
    "import('./backend/scripts/release/release-packages.mjs').then((it) => console.log(it.loadedPackages().join('\\n')))";
  return execFileSync(process.execPath, ['-e', print], { cwd: ROOT }).toString().trim().split('\n');
}

/** In bytes, without the packages inside of a package, which are listed themselves, and without what a build leaves in dot folders. */
function sizeOf(folder: string): number {
  const entries = readdirSync(folder, { withFileTypes: true }).filter(
    ({ name }) => name !== 'node_modules' && !name.startsWith('.'),
  );
  const sizes = entries.map((entry) => {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return sizeOf(path);
    return entry.isFile() ? statSync(path).size : 0;
  });
  return sizes.reduce((sum, size) => sum + size, 0);
}

let release: string;
beforeAll(async () => {
  release = await mkdtemp(join(tmpdir(), 'shop-release-'));
  for (const path of ['package.json', 'backend/package.json', 'backend/scripts', 'backend/dist'])
    await cp(join(ROOT, path), join(release, path), { recursive: true });
  // Copies, because a package that is linked finds its neighbors in the checkout.
  for (const path of packagesOfARelease())
    await cp(join(ROOT, path), join(release, path), { recursive: true, filter: (from) => !from.endsWith('/node_modules') });
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

it('a release has at most 250 MB: what runs, not what built it (P17)', () => {
  const packages = packagesOfARelease();
  expect(packages).toEqual(expect.arrayContaining(['node_modules/sharp', 'node_modules/stripe', 'node_modules/pdfkit']));
  expect(packages).not.toContain('node_modules/antd');
  const bytes = [ROOT, ...packages.map((path) => join(ROOT, path))].reduce((sum, folder) => sum + sizeOf(folder), 0);
  expect(bytes / 1_000_000).toBeLessThan(250);
});
