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

async function listMessages(query = ''): Promise<AdminMessageView[]> {
  const { body } = await shop
    .http()
    .get(`/api/admin/messages${query}`)
    .set(admin)
    .expect(200)
    .expect('cache-control', 'no-store');
  return body as AdminMessageView[];
}

const mark = (id: string, body: object) => shop.http().put(`/api/admin/messages/${id}`).set(admin).send(body);

describe('the messages in the admin', () => {
  it('are listed newest first and unread when they arrive', async () => {
    await givenMessage(shop.db, { message: 'The earlier one.', createdAt: new Date('2026-01-01') });
    await shop
      .http()
      .post('/api/contact')
      .send({ name: 'Ada Moore', email: 'ada@example.com', subject: 'artist', message: 'May I draw for you?' })
      .expect(201);
    const messages = await listMessages();
    expect(messages.map((message) => message.message)).toEqual(['May I draw for you?', 'The earlier one.']);
    expect(messages[0]).toMatchObject({
      name: 'Ada Moore',
      email: 'ada@example.com',
      subject: 'artist',
      read: false,
      readAt: null,
    });
  });

  it('keep the time at which they were first read until they are marked unread', async () => {
    const { id } = await givenMessage(shop.db);
    const first = await mark(id, { read: true }).expect(200);
    expect(first.body).toMatchObject({ id, read: true });
    const second = await mark(id, { read: true }).expect(200);
    expect(second.body).toEqual(first.body);
    expect(await listMessages()).toEqual([first.body]);
    expect((await mark(id, { read: false }).expect(200)).body).toMatchObject({ read: false, readAt: null });
  });

  it('are paged without losing or repeating one', async () => {
    const at = new Date('2026-01-01');
    await shop.db.query(
      `insert into contact_messages (name, email, subject, message, created_at)
       select 'Ada', 'a@example.com', 'general', 'message number ' || n, $1::timestamptz + (n / 3) * interval '1 second' from generate_series(1, 450) n`,
      [at],
    );
    const pages = [await listMessages()];
    while (pages.at(-1)?.length === 200) pages.push(await listMessages(`?before=${pages.at(-1)?.at(-1)?.id}`));
    expect(pages.map((page) => page.length)).toEqual([200, 200, 50]);
    expect(new Set(pages.flat().map((message) => message.id)).size).toBe(450);
  });

  it.each([{}, { read: 'yes' }, { read: null }, { read: 1 }])('reject %j', async (body) => {
    const { id } = await givenMessage(shop.db);
    const answer = await mark(id, body).expect(400);
    expect(answer.body).toMatchObject({ message: 'Read must be true or false' });
  });

  it('answer 404 for an unknown id and 400 for an invalid one', async () => {
    await mark('9b2f1a52-6d0e-4c7c-8a3c-0d7a5f1b2c3d', { read: true }).expect(404);
    await shop.http().get('/api/admin/messages?before=x').set(admin).expect(400);
    expect(await listMessages('?before=9b2f1a52-6d0e-4c7c-8a3c-0d7a5f1b2c3d')).toEqual([]);
  });
});
