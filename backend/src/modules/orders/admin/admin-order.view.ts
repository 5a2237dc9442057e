import { ApiProperty, ApiPropertyOptional, ApiSchema } from '@nestjs/swagger';
import { dollars, id, optionalText, text, time } from '#platform/http/openapi-fields.js';
import { EVENT_KINDS, type EventKind } from '../entities/order-event.entity.js';
import { ORDER_STATUSES, type OrderStatus, PAYMENT_STATUSES, type PaymentStatus } from '../order-status.js';
import { OrderView } from '../order.view.js';
import { REFUND_STATUSES, type RefundStatus } from '../entities/refund.entity.js';
import { UNDOABLE_STEPS, type UndoableStepName } from '../undo/undoable-step.js';
import { ADMIN_TRANSITIONS, type AdminTransition } from './admin-order.dto.js';
import { fieldsByManualMethod, PAYMENT_METHODS, type PaymentMethod } from '../../settings/index.js';

@ApiSchema({ name: 'OrderRowLine' })
class OrderRowLineView {
  @ApiProperty({ ...text, description: 'the product as sold' }) name: string;
  @ApiProperty({ ...optionalText, description: 'its size' }) label: string | null;
  @ApiProperty({ type: 'integer' }) quantity: number;
}

@ApiSchema({ name: 'OrderRow' })
export class OrderRowView {
  @ApiProperty(id) id: string;
  @ApiProperty(text) orderNumber: string;
  @ApiProperty(text) customerName: string;
  @ApiProperty(text) customerEmail: string;
  @ApiProperty(dollars) totalAmount: string;
  @ApiProperty(dollars) refundedAmount: string;
  @ApiProperty({ ...dollars, description: 'what is still to be paid: all of an unpaid order, or the rest of one' })
  amountDue: string;
  @ApiProperty({ enum: ORDER_STATUSES, enumName: 'OrderStatus' }) status: OrderStatus;
  @ApiProperty({ enum: PAYMENT_STATUSES, enumName: 'PaymentStatus' }) paymentStatus: PaymentStatus;
  @ApiProperty({ enum: PAYMENT_METHODS, enumName: 'PaymentMethod' }) paymentMethod: PaymentMethod;
  @ApiProperty(optionalText) paymentReference: string | null;
  @ApiProperty({ ...time, nullable: true, description: 'when the buyer of an order paid by hand said that the money is sent' })
  paymentSentAt: Date | null;
  @ApiProperty({ type: 'integer', description: 'number of items, counted by quantity' }) pieces: number;
  @ApiProperty({ type: 'integer', description: 'number of items' }) lineCount: number;
  @ApiProperty({ type: [OrderRowLineView], description: 'the first 3 items' }) firstLines: OrderRowLineView[];
  @ApiPropertyOptional({ type: Boolean, description: 'the account may not see money: amounts are 0.00' }) moneyHidden?: boolean;
  @ApiProperty(time) createdAt: Date;
}

@ApiSchema({ name: 'OrderPage' })
export class OrderPageView {
  @ApiProperty({ type: [OrderRowView] }) orders: OrderRowView[];
  @ApiProperty({ ...id, nullable: true, description: 'the `after` of the next page; null: this is the last' }) next:
    | string
    | null;
}

@ApiSchema({ name: 'OrderEvent' })
class OrderEventView {
  @ApiProperty(id) id: string;
  @ApiProperty(time) at: Date;
  @ApiProperty({ enum: EVENT_KINDS, enumName: 'OrderEventKind' }) kind: EventKind;
  @ApiProperty(optionalText) from: string | null;
  @ApiProperty(optionalText) to: string | null;
  @ApiProperty({ ...text, description: '"shopper", "system" or "staff <username>"' }) actor: string;
  @ApiProperty({ type: 'object', additionalProperties: true }) detail: Record<string, unknown>;
}

@ApiSchema({ name: 'OrderNote' })
export class OrderNoteView {
  @ApiProperty(id) id: string;
  @ApiProperty(text) author: string;
  @ApiProperty(text) text: string;
  @ApiProperty(time) createdAt: Date;
}

@ApiSchema({ name: 'RefundedLine' })
class RefundedLineView {
  @ApiProperty(id) itemId: string;
  @ApiProperty({ ...text, description: 'product and size as sold' }) name: string;
  @ApiProperty({ ...dollars, description: 'of the goods, without tax' }) amount: string;
  @ApiProperty({ type: 'integer', nullable: true, description: 'pieces of it that are not sent; null: not specified' })
  notSent: number | null;
}

@ApiSchema({ name: 'RefundableLine' })
class RefundableLineView {
  @ApiProperty({ ...id, description: 'of the item that was sold; another size may have replaced it' }) itemId: string;
  @ApiProperty({ ...text, description: 'product and size as sold' }) name: string;
  @ApiProperty({ type: 'integer' }) quantity: number;
  @ApiProperty({ ...dollars, description: 'what the goods cost, without tax' }) total: string;
  @ApiProperty({ ...dollars, description: 'what is left of them' }) amount: string;
  @ApiProperty({ ...dollars, description: 'what is left of their sales tax; a part of the goods takes its part of it' })
  tax: string;
  @ApiProperty({ type: Boolean, description: 'an artist gets a part of it' }) hasShare: boolean;
  @ApiProperty({ type: 'integer', description: 'pieces that a refund can leave out of the parcel: those still to be sent' })
  toSend: number;
}

@ApiSchema({ name: 'RefundableShipping' })
class RefundableShippingView {
  @ApiProperty({ ...dollars, description: 'what is left of it, without tax' }) amount: string;
  @ApiProperty({ ...dollars, description: 'what is left of its sales tax' }) tax: string;
}

@ApiSchema({ name: 'Refund' })
class RefundView {
  @ApiProperty(id) id: string;
  @ApiProperty(dollars) amount: string;
  @ApiProperty({ ...dollars, description: 'the sales tax in it: that of its lines, or by the share of the order' })
  taxAmount: string;
  @ApiProperty({ type: [RefundedLineView], description: 'empty for a refund of an amount' }) lines: RefundedLineView[];
  @ApiPropertyOptional({ ...dollars, description: 'the shipping that was named, without tax; missing when none was' })
  shippingAmount?: string;
  @ApiProperty({ type: Boolean, description: 'the artists keep their shares of it' }) borneByShop: boolean;
  @ApiProperty(optionalText) reason: string | null;
  @ApiProperty(text) actor: string;
  @ApiProperty({ enum: REFUND_STATUSES, enumName: 'RefundStatus' }) status: RefundStatus;
  @ApiProperty(time) createdAt: Date;
}

@ApiSchema({ name: 'ReturnedPieces' })
class ReturnedPiecesView {
  @ApiProperty(id) itemId: string;
  @ApiProperty({ type: 'integer' }) quantity: number;
}

/** What a packer must know of an item of which something is refunded; its note is shown to accounts that see no money, too. */
@ApiSchema({ name: 'RefundedItem' })
export class RefundedItemView {
  @ApiProperty(id) itemId: string;
  @ApiProperty({ type: Boolean, description: 'all of it is given back: it is not packed' }) isWhole: boolean;
  @ApiProperty({ ...text, example: '$32.00 of it refunded: ask before packing' }) note: string;
}

/** The last step of the order, which can be undone. */
@ApiSchema({ name: 'StepToUndo' })
class StepToUndoView {
  @ApiProperty({ enum: UNDOABLE_STEPS, enumName: 'UndoableStep' }) step: UndoableStepName;
  @ApiProperty({ type: 'integer', nullable: true, description: 'until the email to the customer goes out; null: no email' })
  secondsLeft: number | null;
}

/** An order with everything that staff see, and the actions that are possible now. */
@ApiSchema({ name: 'AdminOrder' })
export class AdminOrderView extends OrderView {
  @ApiProperty(optionalText) paymentIntentId: string | null;
  @ApiProperty(optionalText) paymentReference: string | null;
  @ApiProperty({ ...text, example: 'en-US', description: 'the language of its emails' }) locale: string;
  @ApiProperty({ ...optionalText, example: 'MD', description: 'where its sales tax was worked out for' })
  shipState: string | null;
  @ApiProperty({ type: [OrderEventView], description: 'oldest first' }) events: OrderEventView[];
  @ApiProperty({ type: [OrderNoteView], description: 'oldest first' }) staffNotes: OrderNoteView[];
  @ApiProperty({ type: [RefundView], description: 'oldest first' }) refunds: RefundView[];
  @ApiProperty({ ...id, description: 'the newest event; POST /undo names it' }) version: string;
  @ApiProperty({ type: StepToUndoView, nullable: true }) undo: StepToUndoView | null;
  @ApiProperty({ type: [ReturnedPiecesView], description: 'pieces that came back, or were not sent, and are in stock again' })
  returned: ReturnedPiecesView[];
  @ApiProperty({ type: Boolean, description: 'pieces may come back into stock' }) canReturn: boolean;
  @ApiProperty({ type: Boolean, description: 'the sizes of its items may change' }) canChangeSizes: boolean;
  @ApiProperty({ enum: ADMIN_TRANSITIONS, isArray: true }) moves: AdminTransition[];
  @ApiProperty({ type: Boolean }) canMarkPaid: boolean;
  @ApiProperty({ type: Boolean }) canCancel: boolean;
  @ApiProperty({ type: Boolean }) canEraseCustomer: boolean;
  @ApiProperty({ ...time, nullable: true, description: 'when personal data was erased on request' })
  customerErasedAt: Date | null;
  @ApiProperty({ ...dollars, description: 'what a refund may take at most' }) refundable: string;
  @ApiProperty({ type: [RefundableLineView], description: 'what a refund by line may take; requested refunds count as done' })
  refundableLines: RefundableLineView[];
  @ApiPropertyOptional({ type: RefundableShippingView, description: 'missing when nothing is left of the shipping' })
  refundableShipping?: RefundableShippingView;
  @ApiPropertyOptional({ type: [RefundedItemView], description: 'requested refunds by line count; missing for most orders' })
  refundedItems?: RefundedItemView[];
  @ApiPropertyOptional({ type: [String], description: 'of `artistShares`, also for accounts that may not see amounts' })
  artistNames?: string[];
  @ApiPropertyOptional({ type: Boolean, description: 'the account may not see money: amounts are 0.00' }) moneyHidden?: boolean;
}

/** By method, the orders that wait for a payment. */
@ApiSchema({ name: 'UnpaidOrders' })
export class UnpaidOrdersView extends fieldsByManualMethod<number>(() => ApiProperty({ type: 'integer' })) {}

@ApiSchema({ name: 'OrdersSummary' })
export class OrdersSummaryView {
  @ApiProperty({ ...dollars, description: 'payments that arrived today, in the shop’s time zone' }) moneyToday: string;
  @ApiProperty({ type: 'integer' }) toConfirm: number;
  @ApiProperty({ type: 'integer' }) toShip: number;
  @ApiProperty({ type: 'integer', description: 'paid and not shipped for more days than `overdueDays`' }) overdue: number;
  @ApiProperty({ type: 'integer', description: 'shipped and not delivered for more days than `onTheWayDays`' })
  onTheWayTooLong: number;
  @ApiProperty({ type: 'integer', description: 'products with 1 to 10 pieces left' }) lowStock: number;
  @ApiProperty({ type: 'integer', description: 'products without a piece left' }) soldOut: number;
  @ApiProperty({ type: 'integer', description: 'sizes of products in the shop without a piece left' }) sizesOut: number;
  @ApiProperty({ ...text, example: 'America/New_York' }) timeZone: string;
  @ApiPropertyOptional({ type: Boolean, description: 'the account may not see money: amounts are 0.00' }) moneyHidden?: boolean;
}
