import { Module } from '@nestjs/common';
import { AdminMessagesController } from './admin/admin-messages.controller.js';
import { ContactController } from './contact.controller.js';
import { ContactMessages } from './contact-messages.js';
import { AdminMessages } from './admin/admin-messages.service.js';
import { PurgeOldMessages } from './purge-old-messages.js';
import { MessageReplies } from './replies/message-replies.js';
import { MessageRepliesController } from './replies/message-replies.controller.js';
import { ReplyToMessage } from './replies/reply-to-message.js';
import { SavedAnswers } from './saved-answers/saved-answers.js';
import { SavedAnswersController } from './saved-answers/saved-answers.controller.js';
import { SenderMessages } from './sender-messages.queries.js';
import { SendContactMessage } from './send-contact-message.js';
import { MessagesSource } from './today/messages-source.js';

@Module({
  controllers: [ContactController, AdminMessagesController, MessageRepliesController, SavedAnswersController],
  providers: [
    ContactMessages,
    AdminMessages,
    MessageReplies,
    MessagesSource,
    PurgeOldMessages,
    ReplyToMessage,
    SavedAnswers,
    SendContactMessage,
    SenderMessages,
  ],
  exports: [ContactMessages, MessageReplies, SenderMessages],
})
export class ContactModule {}
