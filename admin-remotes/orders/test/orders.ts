import { answer } from '@shop/component-testing';
import type { BulkOutcome, AdminOrder, OrderRow, OrdersSummary } from '@shop/contract';

const idOf = (number: number): string => `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`;
const AT = '2026-01-02T03:04:05.000Z';

/** Order ORD-<number> of Noor Haddad: two pieces for $96.00, to be paid by Zelle. */
export function orderRow(number: number, differs: Partial<OrderRow> = {}): OrderRow {
  return {
    id: idOf(number),
    orderNumber: `ORD-${number}`,
    customerName: 'Noor Haddad',
    customerEmail: 'noor@example.com',
    totalAmount: '96.00',
    refundedAmount: '0.00',
    amountDue: '96.00',
    status: 'pending',
    paymentStatus: 'unpaid',
    paymentMethod: 'zelle',
    paymentReference: null,
    paymentSentAt: null,
    pieces: 2,
    lineCount: 1,
    firstLines: [{ name: 'Tree Ring Sweatshirt', label: 'L', quantity: 2 }],
    createdAt: AT,
    ...differs,
  };
}

export const PAID = { status: 'confirmed', paymentStatus: 'paid', amountDue: '0.00' } as const;
export const PACKED = { status: 'processing', paymentStatus: 'paid', amountDue: '0.00' } as const;

/** The same order with all that its own page shows. */
export function adminOrder(row: OrderRow, differs: Partial<AdminOrder> = {}): AdminOrder {
  const { pieces: _pieces, lineCount: _count, firstLines: _lines, ...shared } = row;
  return {
    ...shared,
    customerPhone: null,
    shippingAddress: { street: '12 Canal Street', city: 'Baltimore', state: 'MD', zipCode: '21202', country: 'United States' },
    billingAddress: null,
    receivedAmount: '0.00',
    overpaidAmount: '0.00',
    taxAmount: '0.00',
    shippingAmount: '0.00',
    discountAmount: '0.00',
    tracking: null,
    notes: null,
    paymentDueAt: null,
    arrival: null,
    paymentInstructions: null,
    updatedAt: AT,
    items: [],
    charges: [],
    paymentIntentId: null,
    events: [event(1, { kind: 'placed', to: 'pending' })],
    staffNotes: [],
    refunds: [],
    locale: 'en-US',
    shipState: 'MD',
    version: idOf(1),
    undo: null,
    returned: [],
    canReturn: false,
    canChangeSizes: false,
    moves: [],
    canMarkPaid: false,
    canCancel: false,
    canEraseCustomer: false,
    customerErasedAt: null,
    refundable: '0.00',
    refundableLines: [],
    ...differs,
  };
}

export const event = (number: number, differs: Partial<AdminOrder['events'][number]>): AdminOrder['events'][number] => ({
  id: idOf(number),
  at: AT,
  kind: 'status',
  from: null,
  to: null,
  actor: 'staff owner',
  detail: {},
  ...differs,
});

const SUMMARY: OrdersSummary = {
  moneyToday: '0.00',
  toConfirm: 0,
  toShip: 0,
  overdue: 1,
  onTheWayTooLong: 1,
  lowStock: 0,
  soldOut: 0,
  sizesOut: 0,
  timeZone: 'America/New_York',
};

interface Orders {
  rows: OrderRow[];
}

/** What stands around the list: the counts of the queues, and card payments without a difference. */
export function givenSummary(): void {
  answer('get', '/api/admin/orders/summary', SUMMARY);
  const reconciliation = { checkedAt: null, since: null, paid: 0, orders: 0, differences: [] };
  answer('get', '/api/admin/payments/reconciliation', reconciliation);
}

/** The orders of every queue, as they are at the time of each request, and the requests. */
export function givenOrders(...rows: OrderRow[]) {
  const orders: Orders = { rows };
  const requests = answer('get', '/api/admin/orders', () => ({ orders: orders.rows, next: null }));
  givenSummary();
  return { orders, requests };
}

/** A change of an order, which can be undone. */
export const done = ({ id, orderNumber }: OrderRow): BulkOutcome => ({
  orderNumber,
  outcome: 'done',
  message: null,
  undo: { orderId: id, version: idOf(7) },
});

export const failed = ({ orderNumber }: OrderRow, message: string): BulkOutcome => ({ orderNumber, outcome: 'failed', message });

/** What the address shows below /admin. */
export const address = (): string => `${globalThis.location.pathname.replace('/admin', '')}${globalThis.location.search}`;
