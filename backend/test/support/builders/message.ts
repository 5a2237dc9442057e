import type { DataSource } from 'typeorm';
import { ContactMessage } from '#modules/contact/index.js';

/** An unread message. */
export async function givenMessage(db: DataSource, over: Partial<ContactMessage> = {}): Promise<ContactMessage> {
  const message = {
    name: 'Ada Moore',
    email: 'ada.moore@example.com',
    subject: 'general' as const,
    message: 'Do you ship to Alaska?',
    ...over,
  };
  return db.getRepository(ContactMessage).save(message);
}
