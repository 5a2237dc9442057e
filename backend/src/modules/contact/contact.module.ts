import { Module } from '@nestjs/common';
import { AdminMessagesController } from './admin-messages.controller.js';
import { ContactController } from './contact.controller.js';
import { ContactMessages } from './contact-messages.js';
import { Inbox } from './inbox.js';
import { SendContactMessage } from './send-contact-message.js';

@Module({
  controllers: [ContactController, AdminMessagesController],
  providers: [ContactMessages, Inbox, SendContactMessage],
  exports: [ContactMessages],
})
export class ContactModule {}
