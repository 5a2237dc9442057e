import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource } from 'typeorm';
import { Clock } from '#platform/clock.js';
import { inTransaction } from '#platform/database/transactions.js';
import { Outbox } from '#platform/outbox/outbox.js';
import { ContactMessage } from './contact-message.entity.js';
import type { SendContactMessageDto } from './contact.dto.js';
import { type ContactMessageView, contactMessageView } from './contact.view.js';

/** Stores a message and publishes `contact.received`, so that the admin is notified by email. */
@Injectable()
export class SendContactMessage {
  constructor(
    @InjectDataSource() private readonly db: DataSource,
    private readonly outbox: Outbox,
    private readonly clock: Clock,
  ) {}

  /** A filled hidden field means that a bot sent the form: it gets the usual response, and nothing is stored. */
  execute({ name, email, subject, message, website }: SendContactMessageDto): Promise<ContactMessageView> {
    if (website !== undefined && website !== null && website !== '') {
      return Promise.resolve({ id: randomUUID(), name, email, subject, message, createdAt: this.clock.now() });
    }
    return inTransaction(this.db, async (tx) => {
      const stored = tx.getRepository(ContactMessage).create({ name, email, subject, message });
      await tx.getRepository(ContactMessage).insert(stored);
      await this.outbox.add(tx, 'contact.received', { messageId: stored.id }, `contact.received:${stored.id}`);
      return contactMessageView(stored);
    });
  }
}
