import { violationsOf } from '#test/support/rule-violations.js';

describe('file names', () => {
  it.each([
    ['backend/src/modules/mail/mail-jobs.ts', '', 'end the name with ".jobs"'],
    ['backend/src/modules/mail/mail.handlers.ts', '', 'unknown suffix ".handlers"'],
    ['backend/src/modules/mail/mail.api.view.ts', '', 'unknown suffix ".api.view"'],
    ['backend/src/modules/mail/sendMail.ts', '', 'kebab-case'],
    ['backend/src/modules/mail/utils/send.ts', '', 'name the folder "utils"'],
    ['backend/src/modules/mail/mails.ts', `@Entity('mails')\nexport class Mail {}`, 'belongs in a ".entity.ts" file'],
    ['backend/src/modules/mail/send.ts', `@Controller('api/mails')\nexport class Send {}`, 'belongs in a ".controller.ts" file'],
  ])('%s is rejected', async (file, text, reason) => {
    expect(await violationsOf('fileNameViolations', { [file]: text })).toEqual([containing(reason)]);
  });

  it('with the suffixes of Nest are accepted', async () => {
    const files = [
      'mail.jobs.ts',
      'mail.module.ts',
      'mail.api.spec.ts',
      'admin/mail.controller.ts',
      '1763-mails.ts',
      'mail.d.ts',
    ];
    const texts = Object.fromEntries(files.map((file) => [`backend/src/modules/mail/${file}`, '']));
    expect(await violationsOf('fileNameViolations', texts)).toEqual([]);
  });
});

it('a folder of 31 files is rejected, one of 30 is accepted', async () => {
  const folder = (name: string, count: number): [string, string][] =>
    Array.from({ length: count }, (_, n) => [`backend/src/${name}/${n}.ts`, '']);
  const files = Object.fromEntries([...folder('large', 31), ...folder('small', 30)]);
  expect(await violationsOf('folderSizeViolations', files)).toEqual([containing('backend/src/large: 31 files, at most 30')]);
});

describe('table owners', () => {
  const entity = `@Entity('products')\nexport class Product {}`;
  const check = (sql: string, path = 'backend/src/modules/cart/cart.queries.ts'): Promise<string[]> =>
    violationsOf('tableOwnerViolations', {
      'backend/src/modules/catalog/product.entity.ts': entity,
      [path]: `const SQL = ${sql};`,
    });

  it.each([
    ['`select c.id from cart c join products p on p.id = c.product_id`'],
    ["'update products set stock_quantity = 0'"],
    ['`insert into products (id) values (gen_random_uuid())`'],
    ["'delete from products where id = $1'"],
    ['`select i.id from ${ITEMS} i, products p where p.id = i.id`'],
    ['`${START} where exists (select from products where id = $1)`'],
  ])('reject the SQL of another module: %s', async (sql) => {
    expect(await check(sql)).toEqual(['backend/src/modules/cart/cart.queries.ts:1: SQL names the table products of catalog']);
  });

  it.each([
    ['SQL of the owner', "'select id from products where id = $1'", 'backend/src/modules/catalog/catalog.queries.ts'],
    ['a fragment that the owner exports', '`select p.id from ${LISTED_PRODUCTS} p where p.id = $1`', undefined],
    ['a sentence', "'Remove it from products first'", undefined],
    ['a migration', "'update products set stock_quantity = 0'", 'backend/src/migrations/1763-stock.ts'],
    ['a spec', "'delete from products where id = $1'", 'backend/src/modules/cart/cart.api.spec.ts'],
  ])('accept %s', async (_name, sql, path) => {
    expect(await check(sql, path)).toEqual([]);
  });

  it('reject the repository of an entity of another module', async () => {
    const text = `import { Product } from '#modules/catalog/index.js';\nconst products = db.getRepository(Product);`;
    const files = {
      'backend/package.json': `{ "imports": { "#modules/*": "./src/modules/*" } }`,
      'backend/src/modules/catalog/index.ts': `export { Product } from './product.entity.js';`,
      'backend/src/modules/catalog/product.entity.ts': entity,
      'backend/src/modules/cart/read.ts': text,
    };
    expect(await violationsOf('tableOwnerViolations', files)).toEqual([
      'backend/src/modules/cart/read.ts:2: uses the repository of Product of catalog',
    ]);
  });
});

describe('unused exports', () => {
  const check = (files: Record<string, string>): Promise<string[]> => violationsOf('unusedExportViolations', files);

  it('are exports that no file imports', async () => {
    const files = {
      'storefront/src/a.ts':
        'export const used = 1;\nexport function unused() {}\nexport type Unused = 1;\nexport { used as alias };',
      'storefront/src/b.tsx': `import { used } from './a.ts';`,
    };
    const unused = ['unused', 'Unused', 'alias'];
    expect(await check(files)).toEqual(unused.map((name) => `storefront/src/a.ts: nothing imports the export ${name}`));
  });

  it('are exports that only a spec imports, unless the file uses them itself', async () => {
    const files = {
      'storefront/src/a.ts': 'export const dead = 1;\nexport const part = 2;\nexport const whole = part + 1;',
      'storefront/src/a.spec.ts': `import { dead, part } from './a.ts';`,
      'storefront/src/b.ts': `import * as a from './c.ts';\nconst { whole } = await import('./a.ts');`,
      'storefront/src/c.ts': 'export const any = 1;',
    };
    expect(await check(files)).toEqual(['storefront/src/a.ts: nothing imports the export dead']);
  });

  it('are names that an index.ts exports for no other module', async () => {
    const files = {
      'backend/src/modules/cart/index.ts': `export { Cart, type Line } from './cart.js';\nexport { Stock } from './stock.js';`,
      'backend/src/modules/cart/cart.ts': 'export class Cart {}\nexport interface Line {}',
      'backend/src/modules/cart/stock.ts': 'export class Stock {}',
      'backend/src/modules/orders/place.ts': `import { Cart } from '../cart/index.js';`,
      'backend/test/support/stock.ts': `import { Stock } from '../../src/modules/cart/index.js';`,
    };
    expect(await check(files)).toEqual(['backend/src/modules/cart/index.ts: nothing imports the export Line']);
  });
});

describe('package dependencies', () => {
  const check = (manifest: object, files: Record<string, string>): Promise<string[]> =>
    violationsOf('packageDependencyViolations', {
      'package.json': `{ "devDependencies": { "supertest": "1" } }`,
      'backend/a.spec.ts': `import supertest from 'supertest';`,
      'backend/package.json': JSON.stringify({ name: '@shop/backend', ...manifest }),
      ...files,
    });

  it('that no file imports are rejected', async () => {
    const manifest = {
      dependencies: { pg: '1', 'left-pad': '1' },
      devDependencies: { '@types/pg': '1', '@types/left-pad': '1' },
    };
    expect(await check(manifest, { 'backend/src/a.ts': `import { Client } from 'pg';` })).toEqual([
      'backend/package.json: nothing imports the dependency left-pad',
      'backend/package.json: nothing imports the dependency @types/left-pad',
    ]);
  });

  it('that are imported and not declared are rejected', async () => {
    const files = {
      'backend/src/a.ts': `import pad from 'left-pad/deep';\nimport { join } from 'node:path';\nimport fs from 'fs';`,
    };
    expect(await check({}, files)).toEqual(['backend/package.json does not declare left-pad, which backend/src/a.ts imports']);
  });

  it('of the root are for tests and builds only', async () => {
    const text = `import supertest from 'supertest';`;
    expect(await check({}, { 'backend/test/a.ts': text })).toEqual([]);
    expect(await check({}, { 'backend/src/a.ts': text })).toEqual([
      'backend/package.json does not declare supertest, which backend/src/a.ts imports',
    ]);
  });
});

describe('threat numbers', () => {
  const check = (spec: string): Promise<string[]> =>
    violationsOf('threatNumberViolations', {
      'docs/threats.md': '| # | Threat |\n|---|---|\n| 7 | a |\n| I14 | b |',
      'a.spec.ts': spec,
    });

  it.each([
    [`it('stops (threat 8)', act);`, 'docs/threats.md has no row 8'],
    [`describe.each([1])('stops (threats 7 and 8)', act);`, 'docs/threats.md has no row 8'],
    [`it('threat 7: stops', act);`, 'cite a threat as "(threat 12)"'],
    [`it('stops (row 7)', act);`, 'cite a threat as "(threat 12)"'],
    [`it('I14: stops', act);`, 'cite a threat as "(threat 12)"'],
  ])('%s is rejected', async (spec, reason) => {
    expect(await check(spec)).toEqual([containing(reason)]);
  });

  it('belong to tests that exist', async () => {
    const files = { 'docs/threats.md': '| 7 | a | gone.api.spec.ts, a.spec.ts |', 'a.spec.ts': '' };
    const missing = 'docs/threats.md names gone.api.spec.ts, which does not exist';
    expect(await violationsOf('threatNumberViolations', files)).toEqual([missing]);
  });

  it('of rows that are called tested stand in a title of one of their tests', async () => {
    const rows = '| 7 | a | b | a.spec.ts | tested |\n| 8 | a | b | a.spec.ts | tested |\n| 9 | a | b | a.spec.ts | partly |';
    const files = { 'docs/threats.md': rows, 'x/a.spec.ts': `it('stops', act);`, 'y/a.spec.ts': `it('stops (threat 8)', act);` };
    const unproved = 'docs/threats.md: no title of the tests of row 7 cites "(threat 7)"';
    expect(await violationsOf('threatNumberViolations', files)).toEqual([unproved]);
  });

  it('of existing rows are accepted', async () => {
    expect(await check(`it('stops (threat 7)', act);\nit.each([['a (threat I14)']])('%s (threats 7 to I14)', act);`)).toEqual([]);
  });
});

function containing(part: string): unknown {
  return expect.stringContaining(part);
}
