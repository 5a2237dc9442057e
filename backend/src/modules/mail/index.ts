export { MailModule } from './mail.module.js';
export { TestMails } from './admin/test-mails.js';
export { Mail } from './mail.entity.js';
export { TestMail } from './test-mail.entity.js';
