import { openShop, type TestShop } from '#test/support/shop.js';

let shop: TestShop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());

async function mail(): Promise<[status: string, mail: string | undefined]> {
  const { body } = await shop.http().get('/api/health/ready').expect(200);
  const { status, parts } = body as { status: string; parts: Record<string, string> };
  return [status, parts['mail']];
}
const givenUnsent = (age: string) =>
  shop.db.query(`insert into mails (kind, subject_id, created_at) values ('shipped', gen_random_uuid(), now() - $1::interval)`, [
    age,
  ]);

it('readiness tells emails that wait for longer than a mail server is away, and stays ready', async () => {
  expect(await mail()).toEqual(['ready', 'ok']);
  await givenUnsent('9 minutes');
  expect(await mail()).toEqual(['ready', 'ok']);
  await givenUnsent('20 minutes');
  expect(await mail()).toEqual([
    'ready',
    expect.stringMatching(/^warning: oldest unsent 12\d\d s; see "ShopMailsLate" in docs\/operations\.md$/),
  ]);
  const { text } = await shop.http().get('/metrics').expect(200);
  expect(text).toMatch(/^shop_mails_oldest_unsent_seconds 12\d\d$/m);
  await shop.db.query('update mails set sent_at = now()');
  expect(await mail()).toEqual(['ready', 'ok']);
});
