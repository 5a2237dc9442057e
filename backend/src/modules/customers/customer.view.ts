import { ApiProperty, ApiSchema } from '@nestjs/swagger';
import { dollars, id, text, time } from '#platform/http/openapi-fields.js';
import { CONTACT_SUBJECTS, type ContactSubject } from '../contact/index.js';
import { INVOICE_STATUSES, type InvoiceStatus } from '../invoices/index.js';
import { OrderRowView } from '../orders/index.js';

@ApiSchema({ name: 'CustomerMessage' })
class CustomerMessageView {
  @ApiProperty(id) id: string;
  @ApiProperty({ enum: CONTACT_SUBJECTS }) subject: ContactSubject;
  @ApiProperty(text) message: string;
  @ApiProperty({ type: Boolean }) read: boolean;
  @ApiProperty(time) createdAt: Date;
}

@ApiSchema({ name: 'CustomerInvoice' })
class CustomerInvoiceView {
  @ApiProperty(id) id: string;
  @ApiProperty(text) invoiceNumber: string;
  @ApiProperty({ enum: INVOICE_STATUSES, enumName: 'InvoiceStatus' }) status: InvoiceStatus;
  @ApiProperty(dollars) totalAmount: string;
  @ApiProperty(time) createdAt: Date;
}

@ApiSchema({ name: 'CustomerNote' })
export class CustomerNoteView {
  @ApiProperty(id) id: string;
  @ApiProperty(text) author: string;
  @ApiProperty(text) text: string;
  @ApiProperty(time) createdAt: Date;
}

/** Everything that belongs to one email address. An address that is not known has empty lists. */
@ApiSchema({ name: 'Customer' })
export class CustomerView {
  @ApiProperty(text) email: string;
  @ApiProperty({ ...text, description: 'the latest one; empty when it is not known' }) name: string;
  @ApiProperty({ type: 'integer' }) orderCount: number;
  @ApiProperty({ type: 'integer', description: 'orders that still need the customer, who cannot be erased from them yet' })
  unfinishedOrders: number;
  @ApiProperty({ ...dollars, description: 'payments that arrived, including what was refunded later' }) paid: string;
  @ApiProperty(dollars) refunded: string;
  @ApiProperty({ type: [OrderRowView], description: 'newest first, at most 50' }) orders: OrderRowView[];
  @ApiProperty({
    type: [CustomerMessageView],
    nullable: true,
    description: 'newest first, at most 50; null: the account may not read messages',
  })
  messages: CustomerMessageView[] | null;
  @ApiProperty({ type: [CustomerInvoiceView], description: 'newest first, at most 50' }) invoices: CustomerInvoiceView[];
  @ApiProperty({ type: [CustomerNoteView], description: 'oldest first' }) notes: CustomerNoteView[];
}

@ApiSchema({ name: 'ErasedCustomer' })
export class ErasedCustomerView {
  @ApiProperty({ type: 'integer' }) erasedOrders: number;
  @ApiProperty({ type: 'integer', description: 'orders that still need the customer' }) unfinishedOrders: number;
  @ApiProperty({ type: 'integer' }) deletedMessages: number;
  @ApiProperty({ type: 'integer' }) deletedNotes: number;
  @ApiProperty({ type: 'integer' }) deletedAlerts: number;
}
