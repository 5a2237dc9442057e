export { MailModule } from './mail.module.js';
export { Mail } from './mail.entity.js';
