import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource } from 'typeorm';
import { notFound } from '#platform/app-error.js';
import { query } from '#platform/database/sql.js';
import type { ContactMessageView } from './contact.view.js';

/** What other modules may read of messages. */
@Injectable()
export class ContactMessages {
  constructor(@InjectDataSource() private readonly db: DataSource) {}

  async message(id: string): Promise<ContactMessageView> {
    const [message] = await query<ContactMessageView>(
      this.db,
      'select id, name, email, subject, message, created_at as "createdAt" from contact_messages where id = $1',
      [id],
    );
    if (!message) throw notFound('Message not found');
    return message;
  }
}
