import { asAdmin } from '#test/support/builders/users.js';
import { eventually } from '#test/support/eventually.js';
import { openShop, type TestShop } from '#test/support/shop.js';
import { dutyTexts, type Headers, todayOf } from '#test/support/today.js';
import { openWorker } from '#test/support/worker.js';
import { Jobs } from '#platform/queue/jobs.js';

let shop: TestShop;
let owner: Headers;
beforeAll(async () => {
  shop = await openShop({ BACKUP_DIR: '/nonexistent' });
  owner = await asAdmin(shop);
});
afterAll(() => shop.close());

const texts = (prefix: string): Promise<string[]> => dutyTexts(shop, owner, prefix);

it('a backup is missed when none is younger than a day', async () => {
  expect(await texts('backups')).toEqual(['There is no backup yet']);
  const backUp = (age: string) => shop.db.query('insert into backups (started_at) values (now() - $1::interval)', [age]);
  await backUp('3 days');
  expect(await texts('backups')).toEqual(['No backup for 3 days']);
  await backUp('2 hours');
  expect(await texts('backups')).toEqual([]);
});

it('emails wait when the mail server is away for longer than some minutes', async () => {
  const given = (age: string) =>
    shop.db.query(
      `insert into mails (kind, subject_id, created_at) values ('shipped', gen_random_uuid(), now() - $1::interval)`,
      [age],
    );
  await given('9 minutes');
  expect(await texts('emails')).toEqual([]);
  await given('40 minutes');
  expect(await texts('emails')).toEqual(['2 emails wait to be sent, the oldest for 40 minutes']);
  await shop.db.query('update mails set sent_at = now()');
  expect(await texts('emails')).toEqual([]);
});

it('failed jobs wait until they are retried or removed', async () => {
  const job = await shop.app.get(Jobs).queue('mail').add('unknown.job', {}, { attempts: 1 });
  const worker = await openWorker(shop.config);
  await eventually(
    () => texts('jobs'),
    (found) => found[0] === '1 job of the server failed',
  );
  await worker.close();
  await job.remove();
  expect(await texts('jobs')).toEqual([]);
});

it('names the next step before the shop opens, until staff have done all of theirs', async () => {
  const { body: opening } = await shop.http().get('/api/admin/opening').set(owner).expect(200);
  const { duties } = await todayOf(shop, owner);
  expect(duties.filter(({ id }) => id === 'opening')).toEqual([
    {
      id: 'opening',
      group: 'shop',
      text: `Before you open: ${opening.done} of ${opening.total} steps are done. Next: Payment accounts are yours`,
      action: 'Set up',
      link: '/admin/settings#payments',
    },
  ]);
});
