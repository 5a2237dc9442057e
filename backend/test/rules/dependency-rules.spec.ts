import { violationsOf } from '#test/support/rule-violations.js';

const check = (files: Record<string, string>): Promise<string[]> => violationsOf('dependencyViolations', files);

describe('the dependency rules', () => {
  it.each([
    [
      'an import past the index of a module',
      'backend/src/modules/cart/a.ts',
      'backend/src/modules/catalog/b.ts',
      '../catalog/b.js',
      'through its index.ts',
    ],
    [
      'an import against the order of the modules',
      'backend/src/modules/catalog/a.ts',
      'backend/src/modules/orders/index.ts',
      '../orders/index.js',
      'catalog may not import orders',
    ],
    [
      'a module in the platform',
      'backend/src/platform/a.ts',
      'backend/src/modules/cart/index.ts',
      '../modules/cart/index.js',
      'the platform may not import modules',
    ],
    [
      'a use case in an entity',
      'backend/src/modules/cart/a.entity.ts',
      'backend/src/modules/cart/add.ts',
      './add.js',
      'entities and rules',
    ],
    [
      'a controller in a use case',
      'backend/src/modules/cart/add.ts',
      'backend/src/modules/cart/cart.controller.ts',
      './cart.controller.js',
      'entities and rules',
    ],
    [
      'a job in a use case',
      'backend/src/modules/cart/add.ts',
      'backend/src/modules/cart/cart.jobs.ts',
      './cart.jobs.js',
      'entities and rules',
    ],
    [
      'the backend in the storefront',
      'storefront/src/lib/a.ts',
      'backend/src/config.ts',
      '../../../backend/src/config.js',
      'storefront may not import backend',
    ],
    [
      'one feature in another',
      'storefront/src/features/cart/a.ts',
      'storefront/src/features/catalog/b.ts',
      '../catalog/b',
      'feature cart',
    ],
    [
      'a feature in the ui components',
      'storefront/src/components/ui/a.ts',
      'storefront/src/features/cart/b.ts',
      '../../features/cart/b',
      'imports go from app',
    ],
    [
      'one remote in another',
      'admin-remotes/products/src/a.ts',
      'admin-remotes/orders/src/b.ts',
      '../../orders/src/b',
      'may not import remote orders',
    ],
  ])('reject %s', async (_name, from, to, specifier, reason) => {
    const files = { [from]: `import { b } from '${specifier}';`, [to]: 'export const b = 1;' };
    expect(await check(files)).toContainEqual(expect.stringContaining(reason));
  });

  it('reject an import past the index through a subpath import', async () => {
    const files = {
      'backend/package.json': `{ "imports": { "#modules/*": { "types": "./src/modules/*", "default": "./dist/modules/*" } } }`,
      'backend/src/modules/cart/a.ts': `import { b } from '#modules/catalog/b.js';`,
      'backend/src/modules/catalog/b.ts': 'export const b = 1;',
    };
    expect(await check(files)).toContainEqual(expect.stringContaining('catalog may only be imported through its index.ts'));
  });

  it('reject an import of a file that does not exist', async () => {
    expect(await check({ 'backend/src/a.ts': `import { b } from './b.js';` })).toEqual([
      'backend/src/a.ts imports ./b.js: no such file',
    ]);
  });

  it('reject antd outside the kit', async () => {
    const files = { 'admin-remotes/products/src/a.tsx': `import { Button } from 'antd';` };
    expect(await check(files)).toEqual([expect.stringContaining('import antd from @shop/admin-kit')]);
  });

  it('accept an allowed module, the platform and a workspace package', async () => {
    const files = {
      'backend/contract/package.json': `{ "name": "@shop/contract", "exports": { ".": "./index.ts" } }`,
      'backend/contract/index.ts': 'export const d = 1;',
      'backend/src/modules/cart/a.ts': `import { b } from '../catalog/index.js';\nimport { c } from '../../platform/c.js';\nimport { d } from '@shop/contract';`,
      'backend/src/modules/catalog/index.ts': 'export const b = 1;',
      'backend/src/platform/c.ts': 'export const c = 1;',
    };
    expect(await check(files)).toEqual([]);
  });

  it('reject an allowed edge that no import uses', async () => {
    const files = { 'backend/src/modules/cart/a.ts': `import './b.js';`, 'backend/src/modules/cart/b.ts': '' };
    expect(await check(files)).toEqual(['rules.mjs: cart imports nothing from catalog: remove the edge']);
  });
});

describe('cycles', () => {
  const file = (specifier: string, type = ''): string => `import ${type}{ x } from '${specifier}';\nexport const x = 1;`;

  it('of imports are rejected, also through subpath imports', async () => {
    const files = {
      'backend/package.json': `{ "imports": { "#platform/*": { "types": "./src/platform/*", "default": "./dist/platform/*" } } }`,
      'backend/src/platform/a.ts': file('./b.js'),
      'backend/src/platform/b.ts': file('#platform/c.js'),
      'backend/src/platform/c.ts': file('#platform/a.js'),
    };
    const cycle = ['a', 'b', 'c'].map((name) => `backend/src/platform/${name}.ts`).join(', ');
    expect(await check(files)).toEqual([`cycle of imports: ${cycle}`]);
  });

  it('of types and of entities are accepted', async () => {
    const files = {
      'backend/src/platform/a.ts': file('./b.js'),
      'backend/src/platform/b.ts': file('./a.js', 'type '),
      'backend/src/platform/c.entity.ts': file('./d.entity.js'),
      'backend/src/platform/d.entity.ts': file('./c.entity.js'),
    };
    expect(await check(files)).toEqual([]);
  });

  it('of modules are rejected', async () => {
    const files = {
      'backend/src/modules/auth/index.ts': file('../settings/index.js', 'type '),
      'backend/src/modules/settings/index.ts': file('../auth/index.js', 'type '),
    };
    const cycles = (await check(files)).filter((violation) => violation.startsWith('cycle'));
    expect(cycles).toEqual(['cycle of modules: auth, settings']);
  });
});
