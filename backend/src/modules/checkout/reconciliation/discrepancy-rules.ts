/** How the provider's payments and our orders can disagree. */
export const DISCREPANCY_KINDS = [
  'paid_without_order',
  'order_without_payment',
  'amount_differs',
  'cancelled_but_paid',
  'not_captured',
  'not_noted',
  'capture_given_up',
  'refund_failed',
  'disputed',
  'tax_service_refused',
] as const;
export type DiscrepancyKind = (typeof DISCREPANCY_KINDS)[number];

interface Messages {
  /** Shown to staff. */
  message: string;
  /** Label of the button. */
  repair: string;
  /** The button only confirms that a person has dealt with it. */
  isManual: boolean;
  /** Reports an event: it holds until staff confirm it, however the payment changes. */
  isEvent?: true;
  /** The provider reports the event for as long as the payment exists: once confirmed, it is not reported again. */
  isPermanent?: true;
}

export const MESSAGES: Readonly<Record<DiscrepancyKind, Messages>> = {
  paid_without_order: {
    message: 'A shopper has paid, and there is no order for it.',
    repair: 'Make the order, or give the money back',
    isManual: false,
  },
  order_without_payment: {
    message: 'The order counts as paid, and the provider holds no money for it.',
    repair: 'Mark as settled',
    isManual: true,
  },
  amount_differs: {
    message: 'The provider has taken another amount than the order’s total.',
    repair: 'Mark as settled',
    isManual: true,
  },
  cancelled_but_paid: {
    message: 'The order is cancelled, and the shopper has not got all the money back.',
    repair: 'Give the rest back',
    isManual: false,
  },
  not_captured: {
    message: 'The order stands, and its authorised money has not been taken.',
    repair: 'Take the money',
    isManual: false,
  },
  not_noted: {
    message: 'The order does not show what the provider has taken or given back.',
    repair: 'Note it in the order',
    isManual: false,
  },
  capture_given_up: {
    message: 'The money could not be taken for a day: the order was cancelled, nobody was charged.',
    repair: 'Mark as seen',
    isManual: true,
    isEvent: true,
  },
  refund_failed: {
    message: 'A refund failed at the bank: the shop has the money again. Refund the order once more.',
    repair: 'Mark as seen',
    isManual: true,
    isEvent: true,
  },
  disputed: {
    message:
      'The cardholder disputes this payment. Answer in the payment provider’s dashboard before its deadline, or the money is lost.',
    repair: 'Mark as seen',
    isManual: true,
    isEvent: true,
    isPermanent: true,
  },
  tax_service_refused: {
    message:
      'Stripe Tax refuses the requests of the shop, so it works out no sales tax. Look at its settings in Stripe’s dashboard.',
    repair: 'Mark as seen',
    isManual: true,
    isEvent: true,
  },
};
