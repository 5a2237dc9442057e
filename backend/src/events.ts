/** Every event that one module publishes for others: name -> payload. Payloads contain only ids. */
export interface ShopEvents {
  /** Somebody can choose a new password for an account. */
  'account.reset-link-created': { linkId: string };
  /** Sign-ins to an account wait, because somebody guesses its password or codes. `entryId` is of the activity log. */
  'account.sign-ins-slowed': { entryId: string };
  /** Somebody asked for an alert. `sendingId` is new for every request: a confirmation that was lost can be sent again. */
  'alert.requested': { alertId: string; sendingId: string };
  /** One email about this alert and about `others`, which are of the same product and address, is due. */
  'alert.due': { alertId: string; others?: string[] };
  'order.placed': { orderId: string };
  'order.cancelled': { orderId: string };
  /** The buyer's personal data was erased from the order, and has to be erased from copies. */
  'order.customer-erased': { orderId: string };
  /** Held for UNDO_SECONDS when an admin caused it, and deleted by an undo, as `order.shipped`: only emails and reports may follow. */
  'order.paid': { orderId: string };
  'order.payment-due': { orderId: string };
  'order.shipped': { orderId: string };
  /** `changeId` is the entry of the history: an order can get other sizes more than once. */
  'order.size-changed': { orderId: string; changeId: string };
  /** `refundId` is set for refunds that an admin requested, and missing for refunds made at the provider. */
  'order.refunded': { orderId: string; refundId?: string };
  'contact.received': { messageId: string };
  'contact.replied': { replyId: string };
  /** `sendingId` is new for every sending: an invoice can be sent more than once. */
  'invoice.sent': { invoiceId: string; sendingId: string };
  /** `reminderId` is new for every reminder. */
  'invoice.reminded': { invoiceId: string; reminderId: string };
  /** The provider reported a change; handlers read the current state from the provider. */
  'payment.updated': { paymentIntentId: string };
  /** One payment handle has a new value. */
  'settings.handle-changed': { changeId: string };
  /** A payment and its order disagree, and a person may have to act. */
  'payment.discrepancy-found': { discrepancyId: string };
  /** Written by triggers: stock rose from 0, or a moment came, and somebody waits for the product. */
  'product.available': { productId: string };
  'feed.import-started': { importId: string };
  'feed.uploaded': { importId: string };
  'file.stored': { name: string };
  'upload.presigned': { name: string };
}

export type ShopEventName = keyof ShopEvents;
