import { givenMessage } from '#test/support/builders/message.js';
import { openShop, type TestShop } from '#test/support/shop.js';
import { ContactMessage } from './contact-message.entity.js';
import { PurgeOldMessages } from './purge-old-messages.js';

let shop: TestShop;
beforeAll(async () => {
  shop = await openShop({ MESSAGE_RETENTION_DAYS: '90' });
});
afterAll(() => shop.close());

const daysAgo = (days: number): Date => new Date(Date.now() - days * 24 * 3_600_000);

it('deletes messages that are older than MESSAGE_RETENTION_DAYS, read or not (threat 113)', async () => {
  await givenMessage(shop.db, { createdAt: daysAgo(91) });
  await givenMessage(shop.db, { createdAt: daysAgo(400), readAt: daysAgo(300) });
  const kept = await givenMessage(shop.db, { createdAt: daysAgo(89) });
  expect(await shop.app.get(PurgeOldMessages).execute()).toBe(2);
  expect(await shop.app.get(PurgeOldMessages).execute()).toBe(0);
  expect((await shop.db.getRepository(ContactMessage).find()).map(({ id }) => id)).toEqual([kept.id]);
});
