import { ApiProperty, ApiSchema } from '@nestjs/swagger';
import { dollars, id, optionalText, text, time } from '#platform/http/openapi-fields.js';
import { INVOICE_STATUSES, type InvoiceStatus } from './invoice.entity.js';

@ApiSchema({ name: 'InvoiceItem' })
export class InvoiceItemView {
  @ApiProperty(id) id: string;
  @ApiProperty(id) invoiceId: string;
  @ApiProperty({ ...optionalText, format: 'uuid', description: 'null for a custom product' }) productId: string | null;
  @ApiProperty({ ...optionalText, description: 'copied from the product when the row was written' }) productName: string | null;
  @ApiProperty(optionalText) customProductName: string | null;
  @ApiProperty({ ...dollars, nullable: true }) customProductPrice: string | null;
  @ApiProperty({ type: Number }) quantity: number;
  @ApiProperty(dollars) unitPrice: string;
  @ApiProperty(dollars) totalPrice: string;
  @ApiProperty(time) createdAt: string;
}

@ApiSchema({ name: 'Invoice' })
export class InvoiceView {
  @ApiProperty(id) id: string;
  @ApiProperty({ ...text, example: 'INV-2026-0001' }) invoiceNumber: string;
  @ApiProperty(text) clientName: string;
  @ApiProperty(optionalText) clientEmail: string | null;
  @ApiProperty(optionalText) clientPhone: string | null;
  @ApiProperty(dollars) subtotal: string;
  @ApiProperty(dollars) taxAmount: string;
  @ApiProperty(dollars) totalAmount: string;
  @ApiProperty({ enum: INVOICE_STATUSES, enumName: 'InvoiceStatus' }) status: InvoiceStatus;
  @ApiProperty(optionalText) notes: string | null;
  @ApiProperty({ ...optionalText, description: 'the day until when it is to be paid, YYYY-MM-DD', example: '2026-12-21' })
  dueOn: string | null;
  @ApiProperty({ ...dollars, nullable: true, description: 'the total when it was last sent; null until then' })
  sentTotal: string | null;
  @ApiProperty({ ...time, nullable: true }) sentAt: Date | null;
  @ApiProperty(time) createdAt: Date;
  @ApiProperty(time) updatedAt: Date;
  @ApiProperty({ type: Number, description: 'send it back when saving, to detect a save by another admin' }) version: number;
  @ApiProperty({ type: [InvoiceItemView], description: 'in the order they were entered' }) items: InvoiceItemView[];
  @ApiProperty({
    type: [String],
    description: 'characters of its texts that the PDF leaves out, because no font of the shop has them',
  })
  unprintable: string[];
}

@ApiSchema({ name: 'InvoicePage' })
export class InvoicePageView {
  @ApiProperty({ type: [InvoiceView], description: 'newest first' }) invoices: InvoiceView[];
  @ApiProperty({ ...id, nullable: true, description: 'the `after` of the next page; null: this is the last' }) next:
    | string
    | null;
}

@ApiSchema({ name: 'PaymentHandle' })
export class PaymentHandleView {
  @ApiProperty({ ...text, example: 'Venmo' }) label: string;
  @ApiProperty(text) handle: string;
}

@ApiSchema({ name: 'InvoiceTerms' })
export class InvoiceTermsView {
  @ApiProperty({ ...text, description: 'the due date of an invoice that is created now, YYYY-MM-DD' }) dueOn: string;
  @ApiProperty({ type: [PaymentHandleView], description: 'how a client can pay' }) paymentHandles: PaymentHandleView[];
  @ApiProperty({ ...text, description: 'other ways to pay; may be empty' }) paymentNote: string;
}
