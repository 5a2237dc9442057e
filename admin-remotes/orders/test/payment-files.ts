import type { LineOrder, PaymentMethodInfo, PaymentLine, PaymentFileReading } from '@shop/contract';

const idOf = (number: number): string => `00000000-0000-4000-9000-${String(number).padStart(12, '0')}`;

const method = (id: PaymentMethodInfo['id'], kind: PaymentMethodInfo['kind'], label: string): PaymentMethodInfo => ({
  id,
  kind,
  label,
  shortLabel: label,
  handle: null,
  payUrl: null,
});

export const METHODS: readonly PaymentMethodInfo[] = [
  method('card', 'card', 'Card'),
  method('venmo', 'manual', 'Venmo'),
  method('cashapp', 'manual', 'Cash App'),
  method('zelle', 'manual', 'Zelle'),
];

/** Order ORD-<number> of Jane Doe, which waits for $64.00 by Venmo. */
export function lineOrder(number: number, differs: Partial<LineOrder> = {}): LineOrder {
  const { totalAmount = '64.00', status = 'pending', paymentStatus = 'unpaid' } = differs;
  const isOpen = status !== 'cancelled' && paymentStatus === 'unpaid';
  return {
    orderId: idOf(number),
    orderNumber: `ORD-${number}`,
    customerName: 'Jane Doe',
    totalAmount,
    amountDue: isOpen ? totalAmount : '0.00',
    status,
    paymentStatus,
    paymentMethod: 'venmo',
    ...differs,
  };
}

/** $64.00 from Jane Doe by Venmo, which waits for a person. */
export const payment = (number: number, differs: Partial<PaymentLine> = {}): PaymentLine => ({
  id: idOf(100 + number),
  source: 'venmo',
  externalId: `38120000${number}`,
  paidOn: '2026-11-03',
  payer: 'Jane Doe',
  note: null,
  amount: '64.00',
  state: 'review',
  reason: 'no-number',
  message: 'No order number.',
  orders: [],
  candidates: [],
  owed: '0.00',
  returnedAt: null,
  returnedReference: null,
  decidedBy: null,
  ...differs,
});

/** What a dry run says about a payment that leaves nothing to guess. */
export const certain = (number: number, differs: Partial<PaymentLine> = {}): PaymentLine =>
  payment(number, { id: null, state: 'matched', reason: null, message: null, orders: [lineOrder(number)], ...differs });

export const reading = (lines: PaymentLine[], differs: Partial<PaymentFileReading> = {}): PaymentFileReading => {
  const matched = lines.filter(({ state }) => state === 'matched').length;
  const counts = { rows: lines.length, matched, review: lines.length - matched, known: 0, ignored: 0, unreadable: 0 };
  return {
    dryRun: true,
    source: 'venmo',
    fileName: 'november.csv',
    readBefore: null,
    counts,
    lines,
    ignored: [],
    unreadable: [],
    outcomes: [],
    ...differs,
  };
};
