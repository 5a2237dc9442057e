/** Every fact that a module may tell the others: name -> payload. Payloads carry ids only. */
export interface ShopEvents {
  'order.placed': { orderId: string };
  'order.cancelled': { orderId: string };
  'order.paid': { orderId: string };
  'order.payment-due': { orderId: string };
  'order.shipped': { orderId: string };
  /** `refundId` for refunds by staff; refunds made in the provider's dashboard have none. */
  'order.refunded': { orderId: string; refundId?: string };
  'contact.received': { messageId: string };
  /** `sendingId` is new for every sending: an invoice may go out more than once. */
  'invoice.sent': { invoiceId: string; sendingId: string };
  /** A payment has changed at the provider, which must be asked for its present state. */
  'payment.updated': { paymentIntentId: string };
  'file.stored': { name: string };
  'upload.presigned': { name: string };
}

export type ShopEventName = keyof ShopEvents;
