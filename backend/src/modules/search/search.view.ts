import { ApiProperty, ApiSchema } from '@nestjs/swagger';
import { dollars, id, optionalText, text, time } from '#platform/http/openapi-fields.js';
import { CONTACT_SUBJECTS, type ContactSubject } from '../contact/index.js';
import { INVOICE_STATUSES, type InvoiceStatus } from '../invoices/index.js';
import { ORDER_STATUSES, type OrderStatus } from '../orders/index.js';

@ApiSchema({ name: 'FoundOrder' })
class FoundOrderView {
  @ApiProperty(id) id: string;
  @ApiProperty(text) orderNumber: string;
  @ApiProperty({ ...text, description: 'empty when it was erased, or the account may not see customers' }) customerName: string;
  @ApiProperty({ enum: ORDER_STATUSES, enumName: 'OrderStatus' }) status: OrderStatus;
  @ApiProperty(time) createdAt: Date;
  @ApiProperty({ type: Boolean, description: 'its money has not arrived; false if the account may not see money' })
  awaitsPayment: boolean;
}

@ApiSchema({ name: 'FoundProduct' })
class FoundProductView {
  @ApiProperty(id) id: string;
  @ApiProperty(text) name: string;
  @ApiProperty(optionalText) artist: string | null;
}

@ApiSchema({ name: 'FoundArtist' })
class FoundArtistView {
  @ApiProperty(id) id: string;
  @ApiProperty(text) name: string;
  @ApiProperty(text) location: string;
}

@ApiSchema({ name: 'FoundCustomer' })
export class FoundCustomerView {
  @ApiProperty({ ...text, description: 'in lower case' }) email: string;
  @ApiProperty(text) name: string;
}

@ApiSchema({ name: 'FoundInvoice' })
class FoundInvoiceView {
  @ApiProperty(id) id: string;
  @ApiProperty(text) invoiceNumber: string;
  @ApiProperty(text) clientName: string;
  @ApiProperty({ enum: INVOICE_STATUSES, enumName: 'InvoiceStatus' }) status: InvoiceStatus;
  @ApiProperty(dollars) totalAmount: string;
}

@ApiSchema({ name: 'FoundMessage' })
class FoundMessageView {
  @ApiProperty(id) id: string;
  @ApiProperty(text) name: string;
  @ApiProperty({ enum: CONTACT_SUBJECTS, enumName: 'ContactSubject' }) subject: ContactSubject;
  @ApiProperty(time) createdAt: Date;
}

/** At most 5 of each kind, newest first. Kinds that the account may not open are empty. */
@ApiSchema({ name: 'SearchResults' })
export class SearchResultsView {
  @ApiProperty({ type: [FoundOrderView] }) orders: FoundOrderView[];
  @ApiProperty({ type: [FoundProductView] }) products: FoundProductView[];
  @ApiProperty({ type: [FoundArtistView] }) artists: FoundArtistView[];
  @ApiProperty({ type: [FoundCustomerView] }) customers: FoundCustomerView[];
  @ApiProperty({ type: [FoundInvoiceView] }) invoices: FoundInvoiceView[];
  @ApiProperty({ type: [FoundMessageView] }) messages: FoundMessageView[];
}
