import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource } from 'typeorm';
import { ContactMessage } from './contact-message.entity.js';
import { messageNotFound } from './contact.errors.js';
import { type ContactMessageView, contactMessageView } from './contact.view.js';

/** The messages, for other modules. */
@Injectable()
export class ContactMessages {
  constructor(@InjectDataSource() private readonly db: DataSource) {}

  async message(id: string): Promise<ContactMessageView> {
    const message = await this.db.getRepository(ContactMessage).findOneBy({ id });
    if (!message) throw messageNotFound();
    return contactMessageView(message);
  }
}
