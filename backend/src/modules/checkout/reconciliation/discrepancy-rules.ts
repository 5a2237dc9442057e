/** How the provider's books and ours may differ. */
export const DISCREPANCY_KINDS = [
  'paid_without_order',
  'order_without_payment',
  'amount_differs',
  'cancelled_but_paid',
  'not_captured',
  'not_noted',
  'capture_given_up',
] as const;
export type DiscrepancyKind = (typeof DISCREPANCY_KINDS)[number];

interface Words {
  /** What staff reads. */
  message: string;
  /** The word on the button. */
  repair: string;
  /** Nothing can be moved by a click: a person settles it and then says so. */
  byHand: boolean;
}

export const WORDS: Readonly<Record<DiscrepancyKind, Words>> = {
  paid_without_order: {
    message: 'A shopper has paid, and there is no order for it.',
    repair: 'Make the order, or give the money back',
    byHand: false,
  },
  order_without_payment: {
    message: 'The order counts as paid, and the provider holds no money for it.',
    repair: 'Mark as settled',
    byHand: true,
  },
  amount_differs: {
    message: 'The provider has taken another amount than the order’s total.',
    repair: 'Mark as settled',
    byHand: true,
  },
  cancelled_but_paid: {
    message: 'The order is cancelled, and the shopper has not got all the money back.',
    repair: 'Give the rest back',
    byHand: false,
  },
  not_captured: {
    message: 'The order stands, and its authorised money has not been taken.',
    repair: 'Take the money',
    byHand: false,
  },
  not_noted: {
    message: 'The order does not show what the provider has taken or given back.',
    repair: 'Note it in the order',
    byHand: false,
  },
  capture_given_up: {
    message: 'The money could not be taken for a day: the order was cancelled, nobody was charged.',
    repair: 'Mark as seen',
    byHand: true,
  },
};
