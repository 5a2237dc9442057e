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

describe('stylesheets', () => {
  it('of 201 lines are rejected, of 200 accepted', async () => {
    const files = { 'storefront/src/long.css': 'a{}\n'.repeat(201), 'storefront/src/whole.css': 'a{}\n'.repeat(200) };
    expect(await violationsOf('stylesheetViolations', files)).toEqual([containing('storefront/src/long.css: 201 lines')]);
  });

  it.each([
    ['admin-remotes/orders/src/order.module.css', '.order :global(.ant-btn) {}', 'order.module.css:1: .ant-btn'],
    ['admin-remotes/orders/src/order.module.css', 'a {}\n:global(.anticon-x) {}', 'order.module.css:2: .anticon-x'],
    ['admin-remotes/orders/src/order.css', '.order .kit-rows {}', 'order.css:1: .kit-rows'],
    ['admin-remotes/orders/src/order.module.css', '.order {\n  color: #5F5548;\n}', 'order.module.css:2: #5F5548'],
    ['storefront/src/app/layout/page.module.css', '.page {\n  background: #fff;\n}', 'page.module.css:2: #fff'],
  ])('%s with %j is rejected', async (file, css, reason) => {
    expect(await violationsOf('stylesheetViolations', { [file]: css })).toEqual([containing(reason)]);
  });

  it.each([
    ['admin-shell/kit/src/dialog.module.css', '.dialog :global(.ant-modal-body) {}'],
    ['backend/contract/tokens.css', ':root {\n  --ink: #1b1713;\n}'],
    ['admin-remotes/orders/src/order.module.css', '/* Not .ant-btn, not #fff. */\n#order .antler {\n  color: var(--ink);\n}'],
  ])('%s with %j is accepted', async (file, css) => {
    expect(await violationsOf('stylesheetViolations', { [file]: css })).toEqual([]);
  });
});

describe('test packages', () => {
  const importing = (file: string, from: string): Promise<string[]> =>
    violationsOf('testPackageViolations', { [file]: `import { answer } from '${from}';` });

  it.each([
    ['admin-remotes/orders/src/routes/orders-page.tsx', '@shop/component-testing'],
    ['admin-shell/src/admin-app.tsx', '@shop/admin-kit/testing'],
    ['storefront/src/app/layout/cart.ts', '@shop/browser-testing/backend'],
  ])('%s does not import %s', async (file, from) => {
    expect(await importing(file, from)).toEqual([`${file}:1: only tests import ${from}`]);
  });

  it.each([
    ['admin-remotes/orders/src/routes/orders-page.spec.tsx', '@shop/component-testing'],
    ['admin-shell/kit/testing/open-section.tsx', '@shop/component-testing'],
    ['admin-shell/src/admin-app.tsx', '@shop/admin-kit'],
  ])('%s may import %s', async (file, from) => {
    expect(await importing(file, from)).toEqual([]);
  });
});

it('an edge that no import uses is rejected', async () => {
  const files = {
    'backend/src/modules/catalog/catalog.module.ts':
      "import { Media } from '../media/index.js'; import { TaxKind } from '../pricing/index.js';",
    'backend/src/modules/cart/cart.api.spec.ts': "import { Product } from '../catalog/index.js';",
  };
  const found = await violationsOf('unusedEdgeViolations', files);
  expect(found).toContain('cart -> catalog: no import uses this edge of module-edges.mjs: remove it');
  expect(found.filter((edge) => edge.startsWith('catalog -> '))).toEqual([]);
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
    ['a database function', "'update products set stock_quantity = 0'", 'backend/src/database-functions/stock.ts'],
    ['a spec', "'delete from products where id = $1'", 'backend/src/modules/cart/cart.api.spec.ts'],
  ])('accept %s', async (_name, sql, path) => {
    expect(await check(sql, path)).toEqual([]);
  });

  it('reject the repository of an entity of another module', async () => {
    const text = `import { Product } from '#modules/catalog/index.js';\nconst products = db.getRepository(Product);`;
    const files = {
      'backend/src/modules/catalog/product.entity.ts': entity,
      'backend/src/modules/cart/read.ts': text,
    };
    expect(await violationsOf('tableOwnerViolations', files)).toEqual([
      'backend/src/modules/cart/read.ts:2: uses the repository of Product of catalog',
    ]);
  });
});

describe('inherited names', () => {
  it.each([
    ['const has = (name: string) => name in TABLE;', 1],
    ['const has = (item: Item) => item.name in TABLE;', 1],
    ["const has = (answer: object) => 'errors' in answer;", 0],
    ['for (const name in TABLE) use(name);', 0],
    ['const has = (name: string) => Object.hasOwn(TABLE, name);', 0],
  ])('%s: %s', async (text, count) => {
    const found = await violationsOf('inheritedNameViolations', { 'storefront/src/table.ts': text });
    expect(found).toEqual(Array.from({ length: count }, () => containing('storefront/src/table.ts:1: use Object.hasOwn')));
  });

  it.each([
    ["export const TABLE: Readonly<Record<string, string>> = { a: 'b' };", 1],
    ["export const TABLE: Partial<Record<string, string>> = { a: 'b' };", 1],
    ["export const TABLE: Record<'a', string> = { a: 'b' };", 0],
    ["export const TABLE: ReadonlyMap<string, string> = new Map([['a', 'b']]);", 0],
  ])('a name is looked up in another file: %s', async (table, count) => {
    const found = await violationsOf('inheritedNameViolations', {
      'backend/contract/table.ts': table,
      'backend/src/label.ts': "export const label = (name: string) => TABLE[name] ?? TABLE['a'];",
    });
    expect(found).toEqual(Array.from({ length: count }, () => containing('backend/src/label.ts:1: use ownValue(TABLE, ...)')));
  });
});

describe('constructor size', () => {
  const check = (count: number, decorator = '@Injectable()'): Promise<string[]> => {
    const parameters = Array.from({ length: count }, (_, n) => `private readonly p${n}: P${n}`).join(', ');
    const text = `\n${decorator}\nexport class PlaceOrder { constructor(${parameters}) {} }`;
    return violationsOf('constructorSizeViolations', { 'backend/src/modules/orders/place-order.ts': text });
  };

  it.each(['@Injectable()', `@Controller('api/orders')`])('rejects 7 dependencies of %s', async (decorator) => {
    expect(await check(7, decorator)).toEqual([containing(':3: PlaceOrder has 7 dependencies, at most 6')]);
  });

  it('accepts 6, and more in a class that Nest does not create', async () => {
    expect(await check(6)).toEqual([]);
    expect(await check(7, '@Exclude()')).toEqual([]);
  });
});

function containing(part: string): unknown {
  return expect.stringContaining(part);
}
