import { query } from '#platform/database/sql.js';
import { openShop, type TestShop } from '#test/support/shop.js';
import { ContactMessage } from './contact-message.entity.js';

let shop: TestShop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());

const MESSAGE = {
  name: 'Ada Moore',
  email: 'ada@example.com',
  subject: 'artist',
  message: 'I draw, and would like to work with you.',
};
const send = (over: Record<string, unknown> = {}) =>
  shop
    .http()
    .post('/api/contact')
    .send({ ...MESSAGE, ...over });
const stored = (): Promise<number> => shop.db.getRepository(ContactMessage).count();
const publishedEvents = () =>
  query<{ payload: unknown }>(shop.db, `select payload from outbox where topic = 'contact.received' order by created_at`);

describe('POST /api/contact', () => {
  it('stores the message, publishes one event with its id only, and returns it', async () => {
    const { body, headers } = await send({ name: '  Ada Moore ', isRead: true, id: 'x' }).expect(201);
    expect(body).toEqual({ id: expect.any(String), ...MESSAGE, createdAt: expect.any(String) });
    expect(headers['cache-control']).toBe('no-store');
    expect(await shop.db.getRepository(ContactMessage).findOneByOrFail({ id: body.id })).toMatchObject({
      ...MESSAGE,
      readAt: null,
    });
    expect(await publishedEvents()).toEqual([{ payload: { messageId: body.id } }]);
  });

  it.each(['general', 'artist', 'employment', 'partnership', 'media'])('accepts the subject %s', async (subject) => {
    await send({ subject }).expect(201);
  });

  it('stores paragraphs and markup as text', async () => {
    const message = 'First line\n\nSecond <script>alert(1)</script> and a formula =1+1 😀';
    const { body } = await send({ message }).expect(201);
    expect(body).toMatchObject({ message });
  });

  it('is stored only with right fields, which the answer names', async () => {
    const before = await stored();
    const { body } = await send({ message: 'Too short' }).expect(400);
    const message = 'Message must be at least 10 characters';
    expect(body).toMatchObject({ statusCode: 400, message, errors: { message } });
    expect(await stored()).toBe(before);
  });

  it.each(['https://cheap.example', 0, ['x'], { a: 1 }])(
    'answers as usual and stores nothing when the hidden field is %j',
    async (website) => {
      const before = await stored();
      const { body } = await send({ website }).expect(201);
      expect(body).toEqual({ id: expect.any(String), ...MESSAGE, createdAt: expect.any(String) });
      expect(await stored()).toBe(before);
    },
  );

  it.each(['', null, undefined])('stores the message when the hidden field is %j', async (website) => {
    const before = await stored();
    await send({ website }).expect(201);
    expect(await stored()).toBe(before + 1);
  });

  it('stores neither the message nor the event when the event cannot be written', async () => {
    const before = [await stored(), (await publishedEvents()).length];
    await shop.db.query(`alter table outbox add constraint closed check (topic <> 'contact.received') not valid`);
    await send({ name: 'Canary Cranston' }).expect(500);
    await shop.db.query('alter table outbox drop constraint closed');
    expect([await stored(), (await publishedEvents()).length]).toEqual(before);
  });

  it('logs nothing about the sender', () => {
    for (const data of ['Canary', 'Ada', 'ada@', 'would like to work']) expect(shop.log().includes(data)).toBe(false);
  });

  it('limits every address that a client behind a proxy can claim, also 0.0.0.0 (threat 103)', async () => {
    const limited = await openShop({ RATE_LIMITS: 'on', TRUSTED_PROXIES: '1' });
    const statuses: number[] = [];
    for (let n = 0; n < 6; n++) {
      statuses.push((await limited.http().post('/api/contact').set('x-forwarded-for', '0.0.0.0').send(MESSAGE)).status);
    }
    await limited.close();
    expect(statuses).toEqual([201, 201, 201, 201, 201, 429]);
  });

  it('accepts 5 messages in 5 minutes from one address', async () => {
    const limited = await openShop({ RATE_LIMITS: 'on' });
    try {
      for (let n = 0; n < 5; n++) await limited.http().post('/api/contact').send(MESSAGE).expect(201);
      const { headers } = await limited.http().post('/api/contact').send(MESSAGE).expect(429);
      expect(Number(headers['retry-after'])).toBeGreaterThan(200);
    } finally {
      await limited.close();
    }
  });
});
