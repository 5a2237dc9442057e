import { givenMessage } from '#test/support/builders/message.js';
import { asAdmin } from '#test/support/builders/users.js';
import { openShop, type TestShop } from '#test/support/shop.js';
import type { AdminMessageView } from './admin-message.view.js';

let shop: TestShop;
let admin: { authorization: string };
beforeAll(async () => {
  shop = await openShop();
  admin = await asAdmin(shop);
});
afterAll(() => shop.close());
beforeEach(() => shop.db.query('delete from contact_messages'));

const get = (query: Record<string, string>) => shop.http().get('/api/admin/messages').query(query).set(admin);
const names = async (query: Record<string, string>): Promise<string[]> =>
  ((await get(query).expect(200)).body as AdminMessageView[]).map(({ name }) => name);
const mark = (id: string, body: object) => shop.http().put(`/api/admin/messages/${id}`).set(admin).send(body);

describe('the search in messages', () => {
  it.each([
    ['garcia', 'a part of a name without its accent'],
    ['GARCÍA', 'capitals'],
    ['jose mural', 'words of name and text together'],
    ['shop.example', 'a part of the email address'],
    ['ny', 'two letters'],
    ['100%', 'a wildcard of the database'],
  ])('finds "%s": %s', async (search) => {
    await givenMessage(shop.db, {
      name: 'José García',
      email: 'pepe@shop.example',
      message: 'A múral in NY, 100% cotton?',
    });
    await givenMessage(shop.db, { name: 'Ada Moore', email: 'ada@example.com', message: 'May I draw for you?' });
    expect(await names({ search })).toEqual(['José García']);
  });

  it('finds what was corrected in the database, and nothing for a word that no message holds', async () => {
    const { id } = await givenMessage(shop.db, { name: 'Ada Moore' });
    await shop.db.query(`update contact_messages set name = 'Zoë Moore' where id = $1`, [id]);
    expect(await names({ search: 'zoe' })).toEqual(['Zoë Moore']);
    expect(await names({ search: 'lee zoe' })).toEqual([]);
  });

  it('is paged without losing or repeating one', async () => {
    await shop.db.query(
      `insert into contact_messages (name, email, subject, message, created_at)
       select case n % 2 when 0 then 'Zoë' else 'Ada' end, 'a@example.com', 'general', 'message number ' || n,
         timestamptz '2026-01-01' + (n / 3) * interval '1 second' from generate_series(1, 500) n`,
    );
    const first = (await get({ search: 'zoe' }).expect(200)).body as AdminMessageView[];
    const rest = (await get({ search: 'zoe', before: first.at(-1)!.id }).expect(200)).body as AdminMessageView[];
    expect([first.length, rest.length]).toEqual([200, 50]);
    expect(new Set([...first, ...rest].map(({ id }) => id)).size).toBe(250);
  });

  it.each([
    [{ search: 'x'.repeat(201) }, 'The search must be at most 200 characters'],
    [{ folder: 'bin' }, 'folder must be inbox or archive'],
  ])('rejects %j', async (query, message) => {
    expect((await get(query).expect(400)).body).toMatchObject({ message });
  });
});

describe('the archive of messages', () => {
  it('holds what was put there until it is put back, whether read or not', async () => {
    const { id } = await givenMessage(shop.db, { name: 'Ada Moore' });
    await givenMessage(shop.db, { name: 'Lee' });
    const archived = (await mark(id, { read: false, archived: true }).expect(200)).body as AdminMessageView;
    expect(archived).toMatchObject({ read: false, archivedAt: expect.any(String) });
    expect([await names({ folder: 'inbox' }), await names({ folder: 'archive' })]).toEqual([['Lee'], ['Ada Moore']]);
    expect(await names({})).toEqual(['Lee']);
    expect((await mark(id, { read: true }).expect(200)).body).toMatchObject({ archivedAt: archived.archivedAt });
    expect((await mark(id, { read: true, archived: false }).expect(200)).body).toMatchObject({ archivedAt: null });
    expect(await names({ folder: 'archive' })).toEqual([]);
    expect((await mark(id, { read: true, archived: 'yes' }).expect(400)).body).toMatchObject({
      message: 'Archived must be true or false',
    });
  });

  it('a single message is read by its id', async () => {
    const { id } = await givenMessage(shop.db, { name: 'Ada Moore' });
    const read = (of: string) => shop.http().get(`/api/admin/messages/${of}`).set(admin);
    const { body } = await read(id).expect(200);
    expect(body).toEqual((await get({}).expect(200)).body[0]);
    expect((await read('9b2f1a52-6d0e-4c7c-8a3c-0d7a5f1b2c3d').expect(404)).body).toMatchObject({ message: 'Message not found' });
  });
});
