import { givenUser } from '#test/support/builders/users.js';
import { type FakeSmtp, startFakeSmtp } from '#test/support/fakes/smtp-server.js';
import { openShop, type TestShop } from '#test/support/shop.js';
import { createResetLink, LoginAlerts } from '../auth/index.js';
import { AccountMailJobs } from './account-mail.jobs.js';

let smtp: FakeSmtp;
let shop: TestShop;
beforeAll(async () => {
  smtp = await startFakeSmtp();
  shop = await openShop({ SMTP_URL: smtp.url, PUBLIC_ORIGIN: 'https://shop.example', MAIL_STAFF: 'owner@shop.example' });
});
afterAll(async () => {
  await shop.close();
  await smtp.close();
});

it.each([
  ['mia@shop.example', 'mia@shop.example'],
  [null, 'owner@shop.example'],
])('tells %j, or the shop, once that a reset link was made, without the link (threat 132)', async (email, to) => {
  smtp.received.length = 0;
  const { username } = await givenUser(shop, { email });
  const path = await createResetLink(shop.db, username);
  const events = await shop.db.query<{ payload: { linkId: string } }[]>(
    `select payload from outbox where topic = 'account.reset-link-created' order by created_at desc limit 1`,
  );
  const payload = events[0]?.payload ?? { linkId: '' };
  // A link that another one has replaced is told about too.
  await createResetLink(shop.db, username);
  await Promise.allSettled([1, 2].map(() => shop.app.get(AccountMailJobs).resetLink(payload)));
  expect(smtp.received).toHaveLength(1);
  expect(smtp.received[0]).toContain(`To: ${to}`);
  expect(smtp.received[0]).toContain(username);
  expect(smtp.received[0]).not.toContain(path.split('#')[1]);
});

it('tells once that sign-ins wait because a password is guessed, and otherwise for codes (threat 130)', async () => {
  const { username } = await givenUser(shop, { email: 'lee@shop.example' });
  const tell = async (guess: 'password' | 'code'): Promise<void> => {
    smtp.received.length = 0;
    const wait = { username, guess, minutes: 1 };
    await shop.db.transaction((tx) => shop.app.get(LoginAlerts).waitRose(tx, wait, new Date(0)));
    const events = await shop.db.query<{ payload: { entryId: string } }[]>(
      `select payload from outbox where topic = 'account.sign-ins-slowed' order by created_at desc limit 1`,
    );
    const payload = events[0]?.payload ?? { entryId: '' };
    await Promise.allSettled([1, 2].map(() => shop.app.get(AccountMailJobs).signInsSlowed(payload)));
    expect(smtp.received).toHaveLength(1);
    expect(smtp.received[0]).toContain('To: lee@shop.example');
    expect(smtp.received[0]).toContain(username);
  };
  await tell('password');
  expect(smtp.received[0]).toContain('Somebody is guessing the password of your account');
  await tell('code');
  expect(smtp.received[0]).toContain('Whoever it is knows your password');
});
