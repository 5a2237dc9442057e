export { ContactMessage } from './contact-message.entity.js';
export { ContactModule } from './contact.module.js';
