export { MailModule } from './mail.module.js';
export { TestMailHistory } from './test-mail-history.js';
export { Mail } from './mail.entity.js';
export { TestMail } from './test-mail.entity.js';
