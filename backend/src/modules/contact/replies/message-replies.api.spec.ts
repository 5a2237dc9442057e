import { givenMessage } from '#test/support/builders/message.js';
import { asAdmin } from '#test/support/builders/users.js';
import { openShop, type TestShop } from '#test/support/shop.js';
import type { AdminMessageView } from '../admin/admin-message.view.js';
import type { MessageReplyView } from './message-reply.view.js';

let shop: TestShop;
let ana: { authorization: string };
let ben: { authorization: string };
beforeAll(async () => {
  shop = await openShop();
  ana = await asAdmin(shop, { username: 'ana' });
  ben = await asAdmin(shop, { username: 'ben', role: 'manager' });
});
afterAll(() => shop.close());
beforeEach(() => shop.db.query('delete from contact_messages'));

const path = (id: string, rest = '') => `/api/admin/messages/${id}${rest}`;
const reply = (id: string, text: string, lastReplyId: string | null = null, who = ana) =>
  shop.http().post(path(id, '/replies')).set(who).send({ text, lastReplyId });
const mark = (id: string, body: object) => shop.http().put(path(id)).set(ana).send(body).expect(200);
const answering = (id: string, value: unknown, who = ana) =>
  shop.http().put(path(id, '/answering')).set(who).send({ answering: value });
const message = async (id: string): Promise<AdminMessageView> =>
  (await shop.http().get(path(id)).set(ana).expect(200)).body as AdminMessageView;
const events = (id: string) =>
  shop.db.query(`select payload from outbox where topic = 'contact.replied' and payload->>'replyId' = $1`, [id]);

describe('a reply to a message', () => {
  it('is stored with its author, emailed through the outbox and recorded without its text', async () => {
    const { id } = await givenMessage(shop.db);
    const replies = (await reply(id, '  We ship to Alaska.\r\nSoon. ').expect(201)).body as MessageReplyView[];
    expect(replies).toEqual([
      { id: expect.any(String), author: 'ana', text: 'We ship to Alaska.\nSoon.', createdAt: expect.any(String) },
    ]);
    expect(await events(replies[0]!.id)).toHaveLength(1);
    expect((await shop.http().get(path(id, '/replies')).set(ben).expect(200)).body).toEqual(replies);
    expect(await message(id)).toMatchObject({
      state: 'answered',
      read: true,
      repliedBy: 'ana',
      repliedAt: replies[0]!.createdAt,
    });
    const rows = await shop.db.query(`select action, detail from audit_log where entity_id = $1`, [id]);
    expect(rows).toEqual([{ action: 'replied', detail: {} }]);
  });

  it('is sent once by a repeated request, and found by the search', async () => {
    const { id } = await givenMessage(shop.db);
    const send = () => reply(id, 'A café opens in Nome.').set('Idempotency-Key', `reply-${id}`);
    const [first, second] = await Promise.all([send(), send()]);
    expect([first.status, second.status]).toEqual([201, 201]);
    expect(second.body).toEqual(first.body);
    expect(first.body).toHaveLength(1);
    const found = await shop.http().get('/api/admin/messages').query({ search: 'cafe nome alaska' }).set(ana).expect(200);
    expect((found.body as AdminMessageView[]).map((one) => one.id)).toEqual([id]);
  });

  it('is refused when somebody has answered meanwhile, also at the same moment', async () => {
    const { id } = await givenMessage(shop.db);
    const answers = await Promise.all([reply(id, 'From Ana'), reply(id, 'From Ben', null, ben)]);
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([201, 409]);
    const [sent] = answers.find(({ status }) => status === 201)!.body as MessageReplyView[];
    expect(answers.find(({ status }) => status === 409)!.body).toMatchObject({
      code: 'ANSWERED_MEANWHILE',
      message: `${sent!.author} has answered meanwhile. Read the answer, then send yours if it is still needed.`,
    });
    expect((await reply(id, 'One more thing', sent!.id, ben).expect(201)).body).toHaveLength(2);
    expect(await message(id)).toMatchObject({ repliedBy: 'ben' });
  });

  it.each([
    [{ text: ' ', lastReplyId: null }, 'Please write a reply'],
    [{ text: 'x'.repeat(5001), lastReplyId: null }, 'Reply must be at most 5000 characters'],
    [{ text: 'Hello' }, 'lastReplyId must be the id of a reply or null'],
  ])('is refused with %j', async (body, text) => {
    const { id } = await givenMessage(shop.db);
    const { body: answer } = await shop.http().post(path(id, '/replies')).set(ana).send(body).expect(400);
    expect(answer).toMatchObject({ message: text });
  });

  it('is a 404 for an unknown message, and 403 for packers and bookkeepers (threat 131)', async () => {
    await reply('9b2f1a52-6d0e-4c7c-8a3c-0d7a5f1b2c3d', 'Hello').expect(404);
    await shop.http().get(path('9b2f1a52-6d0e-4c7c-8a3c-0d7a5f1b2c3d', '/replies')).set(ana).expect(404);
    const { id } = await givenMessage(shop.db);
    for (const role of ['packer', 'bookkeeper'] as const) {
      const who = await asAdmin(shop, { role });
      await reply(id, 'Hello', null, who).expect(403);
      await answering(id, true, who).expect(403);
    }
  });

  it('is deleted with its message', async () => {
    const { id } = await givenMessage(shop.db, { email: 'gone@example.com' });
    await reply(id, 'Hello').expect(201);
    await shop.http().post('/api/admin/customers/erase').set(ana).send({ email: 'gone@example.com' }).expect(200);
    expect(await shop.db.query('select 1 from message_replies where message_id = $1', [id])).toEqual([]);
  });
});

it('a message is new, open, answered, new again when marked as unread, and archived', async () => {
  const { id } = await givenMessage(shop.db);
  const states = [(await message(id)).state];
  states.push(((await mark(id, { read: true })).body as AdminMessageView).state);
  await reply(id, 'Hello').expect(201);
  states.push((await message(id)).state);
  for (const body of [{ read: false }, { read: true }, { read: true, archived: true }])
    states.push(((await mark(id, body)).body as AdminMessageView).state);
  expect(states).toEqual(['new', 'open', 'answered', 'new', 'answered', 'archived']);
});

describe('who is answering', () => {
  it('is shown to others until they send, stop or run out of time, and nobody takes it over', async () => {
    const { id } = await givenMessage(shop.db);
    expect((await answering(id, true).expect(200)).body).toMatchObject({
      answeringBy: 'ana',
      answeringUntil: expect.any(String),
    });
    expect((await answering(id, true, ben).expect(200)).body).toMatchObject({ answeringBy: 'ana' });
    expect((await answering(id, false, ben).expect(200)).body).toMatchObject({ answeringBy: 'ana' });
    expect((await answering(id, false).expect(200)).body).toMatchObject({ answeringBy: null, answeringUntil: null });

    await answering(id, true).expect(200);
    await reply(id, 'Hello').expect(201);
    expect(await message(id)).toMatchObject({ answeringBy: null });

    await answering(id, true).expect(200);
    await shop.db.query(`update contact_messages set answering_until = now() - interval '1 second'`);
    expect(await message(id)).toMatchObject({ answeringBy: null, answeringUntil: null });
    expect((await answering(id, true, ben).expect(200)).body).toMatchObject({ answeringBy: 'ben' });
    expect((await answering(id, 'yes').expect(400)).body).toMatchObject({ message: 'Answering must be true or false' });
  });
});
