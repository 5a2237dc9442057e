import { ApiProperty, ApiSchema } from '@nestjs/swagger';
import { id, optionalText, text, time } from '#platform/http/openapi-fields.js';
import { CONTACT_SUBJECTS, type ContactSubject } from '../contact/index.js';
import { InvoiceView } from '../invoices/index.js';
import { CustomerOrderView } from '../orders/index.js';
import { CustomerNoteView } from './customer.view.js';

const optionalTime = { ...time, nullable: true } as const;

@ApiSchema({ name: 'SentReply' })
class SentReplyView {
  @ApiProperty(text) text: string;
  @ApiProperty(time) createdAt: string;
}

@ApiSchema({ name: 'SentMessage' })
class SentMessageView {
  @ApiProperty(id) id: string;
  @ApiProperty(text) name: string;
  @ApiProperty(text) email: string;
  @ApiProperty({ enum: CONTACT_SUBJECTS }) subject: ContactSubject;
  @ApiProperty(text) message: string;
  @ApiProperty(time) createdAt: Date;
  @ApiProperty({ type: [SentReplyView], description: 'oldest first' }) replies: SentReplyView[];
}

@ApiSchema({ name: 'CustomerAlert' })
class CustomerAlertView {
  @ApiProperty(text) email: string;
  @ApiProperty({ ...optionalText, description: 'null: the shop does not show it any more' }) product: string | null;
  @ApiProperty(optionalText) size: string | null;
  @ApiProperty(time) requestedAt: Date;
  @ApiProperty(optionalTime) confirmedAt: Date | null;
  @ApiProperty(optionalTime) notifiedAt: Date | null;
}

/** What orders, messages, invoices, alerts and notes hold about one email address, all of it oldest first. An address that is not known has empty lists. */
@ApiSchema({ name: 'CustomerData' })
export class CustomerDataView {
  @ApiProperty(text) email: string;
  @ApiProperty(time) exportedAt: Date;
  @ApiProperty({ type: [CustomerOrderView] }) orders: CustomerOrderView[];
  @ApiProperty({ type: [SentMessageView] }) messages: SentMessageView[];
  @ApiProperty({ type: [InvoiceView] }) invoices: InvoiceView[];
  @ApiProperty({ type: [CustomerAlertView] }) alerts: CustomerAlertView[];
  @ApiProperty({ type: [CustomerNoteView], description: 'internal notes of staff' }) notes: CustomerNoteView[];
}
