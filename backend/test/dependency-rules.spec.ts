import { execFileSync } from 'node:child_process';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

const GRAPH = join(__dirname, '../scripts/dependency-rules/graph.mjs');

/** Judges a made-up repository: file path -> source. */
async function classifyDiscrepancy(files: Record<string, string>): Promise<string> {
  const root = await mkdtemp(join(tmpdir(), 'import-law-'));
  for (const [path, source] of Object.entries(files)) {
    await mkdir(dirname(join(root, path)), { recursive: true });
    await writeFile(join(root, path), source);
  }
  const script = `import { violations } from ${JSON.stringify(GRAPH)};
    process.stdout.write(violations(${JSON.stringify(root)}, ${JSON.stringify(Object.keys(files))}).join('\\n'))`;
  const found = execFileSync(process.execPath, ['--input-type=module', '-e', script], { encoding: 'utf8' });
  await rm(root, { recursive: true });
  return found;
}

describe('the import law', () => {
  it.each([
    [
      'another module past its index',
      'backend/src/modules/cart/a.ts',
      'backend/src/modules/catalog/b.ts',
      '../catalog/b.js',
      'through its index.ts only',
    ],
    [
      'a module that comes later',
      'backend/src/modules/catalog/a.ts',
      'backend/src/modules/orders/index.ts',
      '../orders/index.js',
      'catalog may not ask orders',
    ],
    [
      'shop words in the platform',
      'backend/src/platform/a.ts',
      'backend/src/modules/cart/index.ts',
      '../modules/cart/index.js',
      'knows no shop words',
    ],
    [
      'a use case from an entity',
      'backend/src/modules/cart/a.entity.ts',
      'backend/src/modules/cart/add.ts',
      './add.js',
      'rules and entities',
    ],
    [
      'the backend from the storefront',
      'storefront/src/lib/a.ts',
      'backend/src/config.ts',
      '../../../backend/src/config.js',
      'may not reach into backend',
    ],
    [
      'one feature from another',
      'storefront/src/features/cart/a.ts',
      'storefront/src/features/catalog/b.ts',
      '../catalog/b',
      'feature cart',
    ],
    [
      'a feature from the ui kit',
      'storefront/src/components/ui/a.ts',
      'storefront/src/features/cart/b.ts',
      '../../features/cart/b',
      'imports go from app',
    ],
    [
      'one remote from another',
      'admin-remotes/products/src/a.ts',
      'admin-remotes/orders/src/b.ts',
      '../../orders/src/b',
      'may not reach into remote orders',
    ],
  ])('refuses %s', async (_name, from, to, specifier, reason) => {
    expect(await classifyDiscrepancy({ [from]: `import { b } from '${specifier}';`, [to]: 'export const b = 1;' })).toContain(
      reason,
    );
  });

  it('refuses antd outside the kit', async () => {
    expect(await classifyDiscrepancy({ 'admin-remotes/products/src/a.tsx': `import { Button } from 'antd';` })).toContain(
      'antd comes from',
    );
  });

  it('accepts the neighbours a module may ask', async () => {
    const files = {
      'backend/src/modules/cart/a.ts': `import { b } from '../catalog/index.js';\nimport { c } from '../../platform/c.js';`,
      'backend/src/modules/catalog/index.ts': 'export const b = 1;',
      'backend/src/platform/c.ts': 'export const c = 1;',
    };
    expect(await classifyDiscrepancy(files)).toBe('');
  });
});
