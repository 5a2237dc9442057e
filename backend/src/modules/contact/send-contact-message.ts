import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource } from 'typeorm';
import { Clock } from '#platform/clock.js';
import { queryReturning } from '#platform/database/sql.js';
import { inTransaction } from '#platform/database/transactions.js';
import { Outbox } from '#platform/outbox/outbox.js';
import type { SendContactMessageDto } from './contact.dto.js';
import type { ContactMessageView } from './contact.view.js';

const STORE = `insert into contact_messages (name, email, subject, message) values ($1, $2, $3, $4)
  returning id, name, email, subject, message, created_at as "createdAt"`;

/** Keeps a message for staff and lets them be told. */
@Injectable()
export class SendContactMessage {
  constructor(
    @InjectDataSource() private readonly db: DataSource,
    private readonly outbox: Outbox,
    private readonly clock: Clock,
  ) {}

  /** A message whose hidden field is filled comes from a program: it gets the same answer, and nothing is kept. */
  send(message: SendContactMessageDto): Promise<ContactMessageView> {
    const { name, email, subject, message: text, website } = message;
    if (website !== undefined && website !== null && website !== '') {
      return Promise.resolve({ id: randomUUID(), name, email, subject, message: text, createdAt: this.clock.now() });
    }
    return inTransaction(this.db, async (tx) => {
      const [stored] = await queryReturning<ContactMessageView>(tx, STORE, [name, email, subject, text]);
      if (!stored) throw new Error('A contact message was not stored');
      await this.outbox.add(tx, 'contact.received', { messageId: stored.id }, `contact.received:${stored.id}`);
      return stored;
    });
  }
}
