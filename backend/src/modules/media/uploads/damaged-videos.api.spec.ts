import { asAdmin } from '#test/support/builders/users.js';
import { openShop, type TestShop } from '#test/support/shop.js';

/** The first box of an MP4 file. */
const MP4_HEAD = Buffer.from('\x00\x00\x00\x18ftypisom\x00\x00\x02\x00isommp41', 'latin1');

let shop: TestShop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());

it.each<[string, number, Buffer]>([
  ['scrambled after its head', 422, Buffer.concat([MP4_HEAD, Buffer.alloc(4_000, 7)])],
  ['cut in its head', 422, MP4_HEAD.subarray(0, 10)],
  ['empty', 422, Buffer.alloc(0)],
  ['scrambled from its first byte', 415, Buffer.alloc(4_000, 7)],
])('a video that is %s is refused in words that fit a video', async (_, status, body) => {
  const { body: target } = await shop
    .http()
    .post('/api/objects/upload')
    .set(await asAdmin(shop))
    .expect(200);
  const url = new URL((target as { uploadURL: string }).uploadURL);
  const answer = await fetch(`${shop.origin}${url.pathname}${url.search}`, {
    method: 'PUT',
    body,
    headers: { 'content-type': 'video/mp4' },
  });
  expect(answer.status).toBe(status);
  const { message } = (await answer.json()) as { message: string };
  expect(message).toMatch(/damaged|videos are accepted/);
  expect(message).not.toMatch(/picture/);
});
