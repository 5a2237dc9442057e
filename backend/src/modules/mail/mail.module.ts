import { Inject, Module, type OnApplicationShutdown } from '@nestjs/common';
import { MailTransport, openMailTransport } from '#platform/mail/mail-transport.js';
import { CONFIG, LOGGER } from '#platform/tokens.js';
import { AlertsModule } from '../alerts/index.js';
import { AuthModule } from '../auth/index.js';
import { CatalogModule } from '../catalog/index.js';
import { CheckoutModule } from '../checkout/index.js';
import { ContactModule } from '../contact/index.js';
import { InvoicesModule } from '../invoices/index.js';
import { OrdersModule } from '../orders/index.js';
import { SettingsModule } from '../settings/index.js';
import { AlertMailJobs } from './alert-mail.jobs.js';
import { AccountMailJobs } from './account-mail.jobs.js';
import { InvoiceMailJobs } from './invoice-mail.jobs.js';
import { OrderPlacedJobs } from './order-placed.jobs.js';
import { ContactMails } from './admin/contact-mails.js';
import { ContactMailsController } from './admin/contact-mails.controller.js';
import { OrderMails } from './admin/order-mails.js';
import { TestMailController } from './admin/test-mail.controller.js';
import { TestMails } from './admin/test-mails.js';
import { MailController } from './admin/mail.controller.js';
import { ContactReplyMailJobs } from './contact-reply-mail.jobs.js';
import { NoticeMailJobs } from './notice-mail.jobs.js';
import { MailJobs } from './mail.jobs.js';
import { MailMetrics } from './mail-metrics.js';
import { MailSender } from './mail-sender.js';
import { SizeChangedJobs } from './size-changed.jobs.js';
import { TestMailHistory } from './test-mail-history.js';
import { UnsentMails } from './unsent-mails.js';

@Module({
  imports: [AlertsModule, AuthModule, CatalogModule, CheckoutModule, OrdersModule, ContactModule, InvoicesModule, SettingsModule],
  controllers: [MailController, ContactMailsController, TestMailController],
  providers: [
    { provide: MailTransport, inject: [CONFIG, LOGGER], useFactory: openMailTransport },
    MailMetrics,
    MailSender,
    MailJobs,
    AccountMailJobs,
    AlertMailJobs,
    InvoiceMailJobs,
    NoticeMailJobs,
    ContactReplyMailJobs,
    OrderPlacedJobs,
    SizeChangedJobs,
    OrderMails,
    TestMails,
    TestMailHistory,
    ContactMails,
    UnsentMails,
  ],
  exports: [TestMailHistory, UnsentMails],
})
export class MailModule implements OnApplicationShutdown {
  constructor(@Inject(MailTransport) private readonly transport: MailTransport) {}

  onApplicationShutdown(): void {
    this.transport.close();
  }
}
