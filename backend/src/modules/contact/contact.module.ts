import { Module } from '@nestjs/common';
import { ContactController } from './contact.controller.js';
import { ContactMessages } from './contact-messages.js';
import { SendContactMessage } from './send-contact-message.js';

@Module({ controllers: [ContactController], providers: [ContactMessages, SendContactMessage],
  exports: [ContactMessages] })
export class ContactModule {}
