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

it('a stylesheet of 201 lines is rejected, one of 200 is accepted', async () => {
  const files = { 'storefront/src/long.css': 'a{}\n'.repeat(201), 'storefront/src/whole.css': 'a{}\n'.repeat(200) };
  expect(await violationsOf('stylesheetSizeViolations', files)).toEqual([containing('storefront/src/long.css: 201 lines')]);
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
      'backend/src/modules/catalog/product.entity.ts': entity,
      'backend/src/modules/cart/read.ts': text,
    };
    expect(await violationsOf('tableOwnerViolations', files)).toEqual([
      'backend/src/modules/cart/read.ts:2: uses the repository of Product of catalog',
    ]);
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
