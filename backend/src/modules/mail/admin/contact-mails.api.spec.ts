import { givenMessage } from '#test/support/builders/message.js';
import { asAdmin } from '#test/support/builders/users.js';
import { type FakeSmtp, startFakeSmtp } from '#test/support/fakes/smtp-server.js';
import { openShop, type TestShop } from '#test/support/shop.js';
import { Jobs } from '#platform/queue/jobs.js';
import { CONTACT_SUBJECTS } from '#modules/contact/contact-message.entity.js';
import { ContactReplyMailJobs } from '../contact-reply-mail.jobs.js';
import { NoticeMailJobs } from '../notice-mail.jobs.js';

let smtp: FakeSmtp;
let shop: TestShop;
let admin: { authorization: string };
beforeAll(async () => {
  smtp = await startFakeSmtp();
  shop = await openShop({ SMTP_URL: smtp.url, PUBLIC_ORIGIN: 'https://shop.example' });
  admin = await asAdmin(shop);
});
afterAll(async () => {
  await shop.close();
  await smtp.close();
});
beforeEach(() => {
  smtp.received.length = 0;
});

const send = (messageId: string): Promise<boolean> => shop.app.get(NoticeMailJobs).contactMessage({ messageId });
const mailsOf = (id: string) => shop.http().get(`/api/admin/messages/${id}/mails`).set(admin);
const resend = (id: string) => shop.http().post(`/api/admin/messages/${id}/mails`).set(admin);

describe('the mail about a contact message', () => {
  it('names the subject as the shopper chose it', async () => {
    for (const subject of CONTACT_SUBJECTS) await send((await givenMessage(shop.db, { subject })).id);
    const subjects = smtp.received.map((mail) => /^Subject: (.+)\r?$/m.exec(mail)?.[1]);
    expect(subjects).toEqual(
      ['General Inquiry', 'Artist Collaboration', 'Employment Opportunity', 'Partnership', 'Media & Press'].map(
        (label) => `Message from the website: ${label}`,
      ),
    );
  });

  it('is sent again once per click, by its job', async () => {
    const { id } = await givenMessage(shop.db);
    expect((await mailsOf(id).expect(200)).body).toEqual([]);
    await send(id);
    expect((await mailsOf(id).expect(200)).body).toMatchObject([{ attempts: 1, lastError: null, sentAt: expect.any(String) }]);

    await resend(id).expect(201);
    const queued = await shop.app.get(Jobs).queue('mail').getJobs();
    expect(queued.map(({ name, data }) => ({ name, data: data as object }))).toEqual([
      { name: 'mail.contact-message', data: { messageId: id } },
    ]);
    expect([await send(id), await send(id)]).toEqual([true, false]);
    expect(smtp.received).toHaveLength(2);
    const rows = await shop.db.query("select action from audit_log where entity = 'contact mail' and entity_id = $1", [id]);
    expect(rows).toEqual([{ action: 'resent' }]);
  });

  it('is sent again on request, also when notices of messages are off', async () => {
    const { id } = await givenMessage(shop.db);
    const settings = await shop.http().get('/api/admin/settings').set(admin).expect(200);
    const off = { version: settings.body.version, values: { messageNotices: false } };
    await shop.http().put('/api/admin/settings/notices').set(admin).send(off).expect(200);
    expect(await send(id)).toBe(false);
    await resend(id).expect(201);
    expect(await send(id)).toBe(true);
    expect(smtp.received).toHaveLength(1);
    await shop.http().delete('/api/admin/settings/notices/messageNotices').set(admin).expect(200);
  });

  it('is for admins only, and a 404 for an unknown message', async () => {
    const { id } = await givenMessage(shop.db);
    await shop.http().post(`/api/admin/messages/${id}/mails`).expect(401);
    await shop
      .http()
      .post(`/api/admin/messages/${id}/mails`)
      .set(await asAdmin(shop, { isAdmin: false }))
      .expect(403);
    await resend('9b2f1a52-6d0e-4c7c-8a3c-0d7a5f1b2c3d').expect(404);
    await mailsOf('9b2f1a52-6d0e-4c7c-8a3c-0d7a5f1b2c3d').expect(404);
  });
});

describe('the mail with a reply', () => {
  const reply = async (id: string, text: string): Promise<string> => {
    const { body } = await shop
      .http()
      .post(`/api/admin/messages/${id}/replies`)
      .set(admin)
      .send({ text, lastReplyId: null })
      .expect(201);
    return (body as { id: string }[])[0]!.id;
  };
  const sendReply = (replyId: string): Promise<boolean> => shop.app.get(ContactReplyMailJobs).reply({ replyId });
  const repliesOf = (id: string) => shop.http().get(`/api/admin/messages/${id}/mails/replies`).set(admin).expect(200);

  it('goes to the sender once, quotes the message and belongs to its thread', async () => {
    const message = 'Do you ship to Alaska?\nSee evil.example/now';
    const { id } = await givenMessage(shop.db, {
      message,
      email: 'ada@example.com',
      createdAt: new Date('2026-03-04T12:00:00Z'),
    });
    const replyId = await reply(id, 'Yes, we do.');
    expect((await repliesOf(id)).body).toEqual([]);
    expect([await sendReply(replyId), await sendReply(replyId)]).toEqual([true, false]);
    const mail = smtp.received[0]!.replaceAll(/\r?\n[ \t]/g, ' ');
    expect(smtp.received).toHaveLength(1);
    const header = (name: string): string | undefined => new RegExp(`^${name}: (.+?)\\r?$`, 'm').exec(mail)?.[1];
    expect(header('Subject')).toBe('Re: General Inquiry');
    expect(header('To')).toBe('ada@example.com');
    expect(header('Reply-To')).toMatch(/@/);
    expect(header('Message-ID')).toContain(`<contact-reply.${replyId}@`);
    expect(header('In-Reply-To')).toContain(`<contact-message.${id}@`);
    expect(header('References')).toBe(header('In-Reply-To'));
    expect(mail).toMatch(
      /Yes, we do\.\r?\n\r?\nOn March 4, 2026 you wrote:\r?\n> Do you ship to Alaska\?\r?\n> See evil\. example/,
    );
    expect((await repliesOf(id)).body).toMatchObject([{ replyId, attempts: 1, lastError: null, sentAt: expect.any(String) }]);
  });

  it('is not sent when the customer was erased before', async () => {
    const { id } = await givenMessage(shop.db);
    const replyId = await reply(id, 'Yes, we do.');
    await shop.db.query('delete from contact_messages where id = $1', [id]);
    expect(await sendReply(replyId)).toBe(false);
    expect(smtp.received).toEqual([]);
  });
});
