import { asAdmin, givenUser, TEST_PASSWORD } from '#test/support/builders/users.js';
import { sampleJpeg } from '#test/support/files/sample-images.js';
import { openShop, type TestShop } from '#test/support/shop.js';
import { Jobs } from '#platform/queue/jobs.js';
import { MediaLibrary } from '#modules/media/index.js';
import { AdminTokens } from '../tokens/admin-tokens.js';
import type { User } from '../users/user.entity.js';
import type { ActivityEntryView, ActivityPageView } from './activity.view.js';
import { AuditEntry } from './audit-entry.entity.js';

let shop: TestShop;
let owner: { authorization: string };
beforeAll(async () => {
  shop = await openShop();
  owner = await asAdmin(shop, { username: 'olivia' });
});
afterAll(() => shop.close());

const signedIn = async (over: Partial<User>): Promise<{ id: string; headers: { authorization: string } }> => {
  const user = await givenUser(shop, over);
  return { id: user.id, headers: { authorization: `Bearer ${await shop.app.get(AdminTokens).issue(user)}` } };
};
const read = (query: Record<string, string> = {}) => shop.http().get('/api/admin/audit').query(query).set(owner);
const page = async (query: Record<string, string> = {}): Promise<ActivityPageView> =>
  (await read(query).expect(200)).body as ActivityPageView;
const entriesOf = async (query: Record<string, string>): Promise<ActivityEntryView[]> => (await page(query)).entries;
const given = (over: Partial<AuditEntry> = {}): Promise<AuditEntry> =>
  shop.db
    .getRepository(AuditEntry)
    .save({ adminId: null, adminName: 'server', action: 'updated', entity: 'product', entityId: null, detail: {}, ...over });

describe('GET /api/admin/audit', () => {
  it('says who changed what, with the values before and after', async () => {
    const { id, headers } = await signedIn({ username: 'ana', displayName: 'Ana Diaz' });
    await shop.http().post('/api/admin/me/confirm').set(headers).send({ password: TEST_PASSWORD }).expect(200);
    const values = { venmo: '@Own-Shop', cashapp: '$LastingFreedom', zelle: 'pay@lastingfreedom.example' };
    await shop.http().put('/api/admin/settings/payments').set(headers).send({ version: 0, values }).expect(200);
    expect(await entriesOf({ person: id })).toEqual([
      {
        id: expect.any(String),
        at: expect.stringMatching(/^20.+Z$/),
        personId: id,
        person: 'Ana Diaz',
        username: 'ana',
        action: 'updated',
        entity: 'settings',
        entityId: 'payments',
        name: null,
        changes: [{ field: 'venmo', before: '@LastingFreedom', after: '@Own-Shop' }],
        details: [],
      },
    ]);
  });

  it('leaves out sign-ins and sign-outs where they are hidden, page by page', async () => {
    const { id, headers } = await signedIn({ username: 'mia' });
    for (let n = 0; n < 60; n += 1) await given({ adminId: id, action: 'signed in', entity: 'session' });
    await shop.http().post('/api/admin/categories').set(headers).send({ name: 'Belts', slug: 'belts' }).expect(201);
    expect((await entriesOf({ person: id })).map(({ entity }) => entity)).toContain('session');
    expect(await page({ person: id, signIns: 'hidden' })).toMatchObject({ entries: [{ name: 'Belts' }], next: null });
    await read({ signIns: 'maybe' }).expect(400);
  });

  it('keeps the names of people who have left (threat 164)', async () => {
    const { id, headers } = await signedIn({ username: 'lee', displayName: 'Lee Park' });
    await shop.http().post('/api/admin/categories').set(headers).send({ name: 'Scarves', slug: 'scarves' }).expect(201);
    await shop.db.query('update users set disabled_at = now() where id = $1', [id]);
    expect(await entriesOf({ person: id })).toMatchObject([{ person: 'Lee Park', username: 'lee', name: 'Scarves' }]);
    await shop.db.query('delete from users where id = $1', [id]);
    expect(await entriesOf({ person: id })).toMatchObject([{ person: 'lee', username: 'lee', name: 'Scarves' }]);
  });

  it('filters by kind, object and time', async () => {
    const at = (time: string) => ({ entity: 'artist' as const, createdAt: new Date(time) });
    await given({ ...at('2024-05-01T10:00:00Z'), entityId: 'a1' });
    await given({ ...at('2024-05-02T10:00:00Z'), entityId: 'a1' });
    await given({ ...at('2024-05-02T11:00:00Z'), entityId: 'a2' });
    const times = async (query: Record<string, string>): Promise<Date[]> => (await entriesOf(query)).map((entry) => entry.at);
    const artist = { entity: 'artist' };
    expect(await times(artist)).toEqual(['2024-05-02T11:00:00.000Z', '2024-05-02T10:00:00.000Z', '2024-05-01T10:00:00.000Z']);
    expect(await times({ ...artist, entityId: 'a1' })).toHaveLength(2);
    const day = { from: '2024-05-02T06:00:00-04:00', to: '2024-05-02T11:00:00Z' };
    expect(await times({ ...artist, ...day })).toEqual(['2024-05-02T10:00:00.000Z']);
    expect(await times({ ...artist, entityId: 'nothing' })).toEqual([]);
  });

  it('shows every entry on one page each, also those of the same moment', async () => {
    const createdAt = new Date('2024-06-01T10:00:00Z');
    const saved = await Promise.all(Array.from({ length: 120 }, () => given({ entity: 'file', createdAt })));
    const seen: string[] = [];
    let after: string | null = null;
    do {
      const { entries, next }: ActivityPageView = await page({ entity: 'file', ...(after === null ? {} : { after }) });
      expect(entries.length).toBeLessThanOrEqual(50);
      seen.push(...entries.map(({ id }) => id));
      // An entry of this moment does not move the others to another page.
      await given({ entity: 'file', createdAt: new Date('2024-06-01T11:00:00Z') });
      after = next;
    } while (after !== null);
    expect(seen.toSorted()).toEqual(saved.map(({ id }) => id).toSorted());
  });

  it.each<Record<string, string>>([
    { person: 'me' },
    { entity: 'everything' },
    { from: 'yesterday' },
    { from: '9999-12-31T00:00:00Z' },
    { from: '2024-02-31T00:00:00Z' },
    { to: '2024-02-01' },
    { after: '1' },
    { entityId: 'a\0b' },
    { entityId: 'x'.repeat(101) },
  ])('refuses %j', async (query) => {
    await read({ ...query }).expect(400);
  });
});

it('the CSV has all matching entries, and no cell is a formula (threat 164)', async () => {
  const createdAt = new Date('2024-07-01T10:00:00Z');
  const detail = { name: '=HYPERLINK("x")', changes: { price: { before: '1.00', after: null } }, method: 'sale' };
  await given({ entity: 'portfolio item', createdAt, entityId: 'p1', detail });
  const { text, headers } = await shop.http().get('/api/admin/audit/export.csv?entity=portfolio%20item').set(owner).expect(200);
  expect(headers).toMatchObject({
    'content-type': 'text/csv; charset=utf-8',
    'content-disposition': 'attachment; filename="activity.csv"',
    'cache-control': 'no-store',
  });
  expect(text).toBe(
    `\uFEFF"Time (UTC)","Person","Username","Action","Kind","Name","Id","Details"\r\n` +
      `"2024-07-01T10:00:00.000Z","server","server","updated","portfolio item","'=HYPERLINK(""x"")","p1","price: 1.00 → (empty)\nmethod: sale"\r\n`,
  );
});

describe('an entry is written', () => {
  const latest = async (): Promise<unknown> => {
    const [entry] = (await page()).entries;
    return entry && [entry.username, entry.action, entry.entity, entry.name, ...entry.details.map(({ value }) => value)];
  };

  it('for a sign-in and a sign-out', async () => {
    await givenUser(shop, { username: 'sam' });
    const { body } = await shop.http().post('/api/admin/login').send({ username: 'sam', password: TEST_PASSWORD }).expect(200);
    expect(await latest()).toEqual(['sam', 'signed in', 'session', null, 'password']);
    const headers = { authorization: `Bearer ${(body as { token: string }).token}` };
    await shop.http().post('/api/admin/logout').set(headers).expect(200);
    expect(await latest()).toEqual(['sam', 'signed out', 'session', null]);
  });

  it('for the retry of a failed file, and not for one that was refused', async () => {
    const { name } = await shop.app.get(MediaLibrary).importFile(undefined, { bytes: await sampleJpeg(80, 60) });
    await shop.db.query(`update stored_files set status = 'failed' where name = $1`, [name]);
    const retry = () => shop.http().post(`/api/admin/files/${name}/retry`).set(owner);
    const clicks = await Promise.all([retry(), retry(), retry()]);
    expect(clicks.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(await entriesOf({ entity: 'file', from: '2025-01-01T00:00:00Z' })).toMatchObject([{ action: 'retried', name }]);
  });

  it('for an upload address', async () => {
    const { body } = await shop.http().post('/api/objects/upload').set(owner).expect(200);
    const [, id] = /uploads\/([0-9a-f-]{36})/.exec((body as { uploadURL: string }).uploadURL) ?? [];
    expect(await latest()).toEqual(['olivia', 'created', 'upload address', id]);
  });

  it('for a comparison of payments', async () => {
    await shop.http().post('/api/admin/payments/reconciliation').set(owner).expect(200);
    expect(await latest()).toEqual(['olivia', 'compared', 'payments', null, '24']);
  });

  it('for the queue dashboard and what is changed in it, and not for what is only read there', async () => {
    const job = await shop.app.get(Jobs).queue('mail').add('unknown.job', {}, { delay: 3_600_000 });
    const opened = await shop.http().post('/api/admin/queue-session').set(owner).expect(200);
    const cookie = String(opened.headers['set-cookie']).split(';')[0] ?? '';
    const path = `/admin/queues/api/queues/mail/${job.id}`;
    await shop.http().get(path).set('cookie', cookie).expect(200);
    expect(await latest()).toEqual(['olivia', 'opened', 'queue dashboard', null]);
    await shop.http().put(`${path}/clean`).set('cookie', cookie).expect(204);
    expect(await latest()).toEqual(['olivia', 'removed', 'job', `mail ${job.id}`, 'queues/:queueName/:jobId/clean']);
    await shop.http().put(`${path}/clean`).expect(401);
    expect(await entriesOf({ entity: 'job' })).toHaveLength(1);
  });
});
