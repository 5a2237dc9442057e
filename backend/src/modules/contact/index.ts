export { ContactMessages } from './contact-messages.js';
export { CONTACT_SUBJECT_LABELS, ContactMessage } from './contact-message.entity.js';
export { ContactModule } from './contact.module.js';
export { ContactMessageView } from './contact.view.js';
