/** Every fact that a module may tell the others: name -> payload. Payloads carry ids only. */
export interface ShopEvents {
  'order.placed': { orderId: string };
  'order.cancelled': { orderId: string };
  'order.paid': { orderId: string };
  'order.payment-due': { orderId: string };
  'order.shipped': { orderId: string };
  /** `refundId` when staff gave the money back; the provider's own refunds have none. */
  'order.refunded': { orderId: string; refundId?: string };
  'contact.received': { messageId: string };
  /** `sendingId` is new for every sending: an invoice may go out more than once. */
  'invoice.sent': { invoiceId: string; sendingId: string };
  /** The provider told of this payment; what is true now, it is asked. */
  'payment.updated': { paymentIntentId: string };
  'file.stored': { name: string };
  'upload.presigned': { name: string };
}

export type ShopEventName = keyof ShopEvents;
