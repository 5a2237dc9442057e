export { MailModule } from './mail.module.js';
export { TestMailHistory } from './test-mail-history.js';
export { UnsentMails } from './unsent-mails.js';
export { Mail } from './mail.entity.js';
export { TestMail } from './test-mail.entity.js';
