export { ContactMessages } from './contact-messages.js';
export { CONTACT_SUBJECT_LABELS, CONTACT_SUBJECTS, ContactMessage, type ContactSubject } from './contact-message.entity.js';
export { ContactModule } from './contact.module.js';
export { ContactMessageView } from './contact.view.js';
export { SenderMessages } from './sender-messages.queries.js';
