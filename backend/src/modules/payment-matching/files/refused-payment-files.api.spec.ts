import { asAdmin } from '#test/support/builders/users.js';
import { paymentFileText } from '#test/support/files/payment-files.js';
import { countEverything } from '#test/support/invariants.js';
import { openShop, type TestShop } from '#test/support/shop.js';

let shop: TestShop;
let ana: { authorization: string };
beforeAll(async () => {
  shop = await openShop();
  ana = await asAdmin(shop, { username: 'ana' });
});
afterAll(() => shop.close());

const post = (body: object, who = ana) => shop.http().post('/api/admin/payments/statements').set(who).send(body);

describe('a file is refused as a whole (threat 206)', () => {
  it.each<[string, object, number, string]>([
    [
      'another export',
      { content: paymentFileText('not-a-payment-file') },
      400,
      'Its first line is: ""Order number","Placed at (UTC)"',
    ],
    ['no text', { content: '' }, 400, 'The file is empty.'],
    ['no name', { fileName: ' ' }, 400, 'The file needs a name'],
    ['a number', { content: 1 }, 400, 'Please choose a file'],
    ['no dry run', { dryRun: 'yes' }, 400, 'dryRun must be true or false'],
    ['a wrong list', { except: [1] }, 400, 'except must be ids of payments'],
    ['half a character and a zero', { content: 'a,b,c\n\ud800,\0,x' }, 400, 'We could not read this file.'],
  ])('%s', async (_, body, status, message) => {
    const before = await countEverything(shop.db);
    const given = { fileName: 'a.csv', content: paymentFileText('venmo'), dryRun: false, ...body };
    expect((await post(given).expect(status)).body).toMatchObject({ message: expect.stringContaining(message) as string });
    expect(await countEverything(shop.db)).toEqual(before);
  });

  it('by its size', () => post({ fileName: 'a.csv', content: 'x'.repeat(6 * 1_048_576), dryRun: true }).expect(413));

  it('for packers and bookkeepers', async () => {
    const body = { fileName: 'a.csv', content: paymentFileText('venmo'), dryRun: true };
    for (const role of ['packer', 'bookkeeper'] as const) {
      await post(body, await asAdmin(shop, { username: role, role })).expect(403);
    }
    await shop.http().post('/api/admin/payments/statements').send(body).expect(401);
  });
});
