import { Module } from '@nestjs/common';
import { ContactController } from './contact.controller.js';
import { SendContactMessage } from './send-contact-message.js';

@Module({ controllers: [ContactController], providers: [SendContactMessage] })
export class ContactModule {}
