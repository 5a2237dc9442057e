import { Module } from '@nestjs/common';
import { AdminMessagesController } from './admin/admin-messages.controller.js';
import { ContactController } from './contact.controller.js';
import { ContactMessages } from './contact-messages.js';
import { AdminMessages } from './admin/admin-messages.service.js';
import { PurgeOldMessages } from './purge-old-messages.js';
import { SenderMessages } from './sender-messages.queries.js';
import { SendContactMessage } from './send-contact-message.js';

@Module({
  controllers: [ContactController, AdminMessagesController],
  providers: [ContactMessages, AdminMessages, PurgeOldMessages, SendContactMessage, SenderMessages],
  exports: [ContactMessages, SenderMessages],
})
export class ContactModule {}
