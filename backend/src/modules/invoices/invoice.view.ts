import { ApiProperty, ApiSchema } from '@nestjs/swagger';
import { fromCents } from '@shop/contract/money';
import { INVOICE_PAYMENT_METHODS, type InvoicePaymentMethod } from '@shop/contract/ways-to-pay';
import { dollars, id, optionalText, text, time } from '#platform/http/openapi-fields.js';
import { type Invoice, INVOICE_STATUSES, type InvoiceStatus } from './invoice.entity.js';

@ApiSchema({ name: 'InvoiceItem' })
export class InvoiceItemView {
  @ApiProperty(id) id: string;
  @ApiProperty(id) invoiceId: string;
  @ApiProperty({ ...optionalText, format: 'uuid', description: 'null for a custom product' }) productId: string | null;
  @ApiProperty({ ...optionalText, description: 'copied from the product when the row was written' }) productName: string | null;
  @ApiProperty({ ...optionalText, description: 'of the product, as its label; null for a custom product' }) size: string | null;
  @ApiProperty(optionalText) customProductName: string | null;
  @ApiProperty({ ...dollars, nullable: true }) customProductPrice: string | null;
  @ApiProperty({ type: Number }) quantity: number;
  @ApiProperty(dollars) unitPrice: string;
  @ApiProperty(dollars) totalPrice: string;
  @ApiProperty(time) createdAt: string;
}

@ApiSchema({ name: 'InvoicePayment' })
class InvoicePaymentView {
  @ApiProperty(id) id: string;
  @ApiProperty(dollars) amount: string;
  @ApiProperty({ ...text, format: 'date', description: 'the day when it arrived' }) receivedOn: string;
  @ApiProperty({ enum: INVOICE_PAYMENT_METHODS, enumName: 'InvoicePaymentMethod' }) method: InvoicePaymentMethod;
  @ApiProperty(optionalText) note: string | null;
  @ApiProperty({ ...text, description: 'who entered it' }) author: string;
  @ApiProperty(time) createdAt: string;
  @ApiProperty({ ...time, nullable: true, description: 'an undone payment does not count' }) undoneAt: string | null;
  @ApiProperty(optionalText) undoneBy: string | null;
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
  @ApiProperty({ ...time, nullable: true, description: 'when the client was last reminded' }) remindedAt: Date | null;
  @ApiProperty({ ...dollars, description: 'the sum of the payments; the total of a paid invoice' }) paidAmount: string;
  @ApiProperty({ ...dollars, description: 'what is left; zero when it is paid or cancelled' }) balanceDue: string;
  @ApiProperty({ type: [InvoicePaymentView], description: 'oldest first' }) payments: InvoicePaymentView[];
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

/** What the activity records of an invoice. */
export const recordedInvoice = ({
  status,
  totalCents,
}: Pick<Invoice, 'status' | 'totalCents'>): Pick<InvoiceView, 'status' | 'totalAmount'> => ({
  status,
  totalAmount: fromCents(totalCents),
});

@ApiSchema({ name: 'InvoicePage' })
export class InvoicePageView {
  @ApiProperty({ type: [InvoiceView], description: 'newest first, or in the order of `sort`' }) invoices: InvoiceView[];
  @ApiProperty({ ...id, nullable: true, description: 'the `after` of the next page; null: this is the last' }) next:
    | string
    | null;
}

@ApiSchema({ name: 'InvoiceSummary' })
export class InvoiceSummaryView {
  @ApiProperty({ type: 'integer', description: 'sent, not paid yet' }) openCount: number;
  @ApiProperty({ ...dollars, description: 'without what is paid of them' }) openAmount: string;
  @ApiProperty({ type: 'integer', description: 'open invoices whose due date is over' }) overdueCount: number;
  @ApiProperty(dollars) overdueAmount: string;
  @ApiProperty({ type: 'integer' }) paidCount: number;
  @ApiProperty({ ...dollars, description: 'totals of paid invoices' }) paidAmount: string;
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
