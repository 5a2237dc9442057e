export { ContactMessages } from './contact-messages.js';
export { CONTACT_SUBJECT_LABELS, CONTACT_SUBJECTS, ContactMessage, type ContactSubject } from './contact-message.entity.js';
export { MessageReplies } from './replies/message-replies.js';
export type { ReplyToSend } from './replies/message-replies.queries.js';
export { MessageReply } from './replies/message-reply.entity.js';
export { SavedAnswer } from './saved-answers/saved-answer.entity.js';
export { ContactModule } from './contact.module.js';
export { ContactMessageView } from './contact.view.js';
export { SenderMessages } from './sender-messages.queries.js';
