import { spawnSync } from 'node:child_process';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

const ROOT = join(__dirname, '../../..');
const MODULES = 'backend/src/modules';
/** File -> the file that it imports. */
const FORBIDDEN = {
  [`${MODULES}/cart/past-the-index.ts`]: '../catalog/product.js',
  [`${MODULES}/catalog/against-the-edges.ts`]: '../orders/index.js',
  [`${MODULES}/cart/cart-rules.ts`]: './past-the-index.js',
  [`${MODULES}/cart/add.ts`]: './cart.controller.js',
  'backend/src/programs.ts': './modules/catalog/product.js',
  'backend/src/platform/direct.ts': '../modules/cart/index.js',
  'backend/src/platform/transitive.ts': '../jobs.js',
  'backend/src/jobs.ts': './modules/cart/index.js',
  'backend/src/circle.ts': './other-half.js',
  'backend/src/other-half.ts': './circle.js',
  'backend/src/missing.ts': './missing-file.js',
  'backend/src/front-end.ts': '../../storefront/page.js',
  'backend/contract/money.ts': 'node:fs',
  'backend/contract/order.ts': '../src/jobs.js',
};
const ALLOWED = {
  [`${MODULES}/cart/index.ts`]: './add.js',
  [`${MODULES}/cart/allowed.ts`]: '../catalog/index.js',
  [`${MODULES}/cart/cart.controller.ts`]: '../../platform/clock.js',
  [`${MODULES}/catalog/index.ts`]: './product.js',
  'backend/src/platform/clock.ts': '../config.js',
};
const OTHERS = [`${MODULES}/catalog/product.ts`, `${MODULES}/orders/index.ts`, 'backend/src/config.ts', 'storefront/page.ts'];

let folder: string;
let output: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'shop-imports-'));
  const write = async (file: string, text: string): Promise<void> => {
    await mkdir(dirname(join(folder, file)), { recursive: true });
    await writeFile(join(folder, file), text);
  };
  for (const [file, specifier] of Object.entries({ ...FORBIDDEN, ...ALLOWED }))
    await write(file, `import type { x } from '${specifier}';\nexport const y = (z: typeof x): typeof x => z;\n`);
  for (const file of OTHERS) await write(file, 'export const x = 1;\n');
  const args = ['-c', join(ROOT, '.dependency-cruiser.mjs'), '--no-cache', '--output-type', 'err', 'backend'];
  output = spawnSync(join(ROOT, 'node_modules/.bin/depcruise'), args, { cwd: folder, encoding: 'utf8' }).stdout;
});
afterAll(() => rm(folder, { recursive: true }));

describe('the import rules', () => {
  it.each([
    ['module-index', `${MODULES}/cart/past-the-index.ts`],
    ['module-catalog', `${MODULES}/catalog/against-the-edges.ts`],
    ['entities-and-rules', `${MODULES}/cart/cart-rules.ts`],
    ['use-cases', `${MODULES}/cart/add.ts`],
    ['module-index-from-programs', 'backend/src/programs.ts'],
    ['platform-imports', 'backend/src/platform/direct.ts'],
    ['platform-reaches-modules', 'backend/src/platform/transitive.ts'],
    ['no-circular', 'backend/src/circle.ts'],
    ['not-to-unresolvable', 'backend/src/missing.ts'],
    ['backend-imports', 'backend/src/front-end.ts'],
    ['package-contract', 'backend/contract/order.ts'],
    ['contract-alone', 'backend/contract/money.ts'],
  ])('%s rejects %s', (rule, file) => {
    expect(output).toContain(`error ${rule}: ${file}`);
  });

  it.each(Object.keys(ALLOWED))('accept %s', (file) => {
    expect(output).not.toMatch(new RegExp(`error (?!platform-reaches-modules)[\\w-]+: ${file} `));
  });
});
