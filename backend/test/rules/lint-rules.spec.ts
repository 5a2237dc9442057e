import { spawnSync } from 'node:child_process';
import { copyFile, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

const ROOT = join(__dirname, '../../..');
const statements = (count: number): string => 'call();\n'.repeat(count);

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'shop-lint-'));
  await copyFile(join(ROOT, '.oxlintrc.json'), join(folder, '.oxlintrc.json'));
});
afterAll(() => rm(folder, { recursive: true }));

/** The output of the linter for one file of an otherwise empty repository. */
async function lint(file: string, text: string): Promise<string> {
  const path = join(folder, file);
  await mkdir(dirname(path), { recursive: true });
  await writeFile(path, text);
  const { stdout } = spawnSync(join(ROOT, 'node_modules/.bin/oxlint'), ['-f', 'unix', file], { cwd: folder, encoding: 'utf8' });
  return stdout;
}

it.each([
  ['a file of 201 lines', 'backend/src/long.ts', statements(201), 'max-lines'],
  [
    'a function of 51 lines',
    'backend/src/function.ts',
    `export function run() {\n${statements(49)}}\n`,
    'max-lines-per-function',
  ],
  ['a component of 81 lines', 'storefront/src/a.tsx', `export function A() {\n${statements(79)}}\n`, 'max-lines-per-function'],
  [
    'process.env outside of the configuration',
    'backend/src/modules/mail/a.ts',
    'call(process.env.SMTP_URL);\n',
    'no-process-env',
  ],
  [
    'a mutation that a double click sends twice',
    'admin-remotes/orders/src/a.ts',
    "import { useMutation } from '@tanstack/react-query';\ncall(useMutation);\n",
    'no-restricted-imports',
  ],
  ['one feature in another', 'storefront/src/features/cart/a.ts', "import '../catalog/b';\ncall();\n", 'no-restricted-imports'],
  ['a feature in the components', 'storefront/src/lib/a.ts', "import '#features/cart/b';\ncall();\n", 'no-restricted-imports'],
  ['the backend in the storefront', 'storefront/src/a.ts', "import '../../backend/src/b';\n", 'no-restricted-imports'],
  ['one remote in another', 'admin-remotes/products/src/a.ts', "import '../../orders/src/b';\n", 'no-restricted-imports'],
  ['money as a float (threat 79)', 'backend/src/modules/orders/a.ts', "call(parseFloat('9.99'));\n", 'parseFloat'],
])('the linter rejects %s', async (_name, file, text, rule) => {
  const accepted = text
    .replace('call();\n', '')
    .replace('process.env.SMTP_URL', 'config.SMTP_URL')
    .replace('parseFloat', 'toCents')
    .replace('@tanstack/react-query', '@shop/admin-kit')
    .replace(/^import '.*\/b'/, "import './b'");
  expect(await lint(file, text)).toContain(rule);
  expect(await lint(file, accepted)).not.toContain(rule);
});

it('the linter accepts process.env in the configuration', async () => {
  expect(await lint('backend/src/config.ts', 'call(process.env);\n')).not.toContain('no-process-env');
});
