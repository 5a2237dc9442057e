import { type Admin, hasRight, roleDenied } from '#modules/auth/index.js';
import type { PackingSlipView } from './bulk/bulk-orders.view.js';
import type { EventKind } from '../entities/order-event.entity.js';
import { isUnshipped } from '../order-status.js';
import { movesMoney } from '../undo/undoable-step.js';
import type { AdminTransition } from './admin-order.dto.js';
import type { AdminOrderView, OrderPageView, OrderRowView, OrdersSummaryView } from './admin-order.view.js';

/** Confirming an order says that its payment is expected or has arrived, which a packer cannot judge. */
const SHIPPING_TRANSITIONS: readonly AdminTransition[] = ['processing', 'shipped', 'delivered'];
const SHIPPING_EVENTS: readonly EventKind[] = ['placed', 'status', 'tracking', 'return', 'size'];
const HIDDEN_MONEY = '0.00';
const NO_ADDRESS = { street: '', city: '', state: '', zipCode: '', country: '' };

export const seesMoney = (admin: Admin): boolean => hasRight(admin.role, 'read-money');
export const seesCustomers = (admin: Admin): boolean => hasRight(admin.role, 'read-customers');

/** A copy of the view with other values in some fields. */
const replace = <View extends object>(view: View, fields: Partial<View>): View => Object.assign({}, view, fields);

/** Throws 403 for a status that the role may not set. */
export function assertMayTransition(admin: Admin, to: AdminTransition): void {
  if (!hasRight(admin.role, 'change-orders') && !SHIPPING_TRANSITIONS.includes(to)) throw roleDenied();
}

/** The order without what the role may not see: a packer sees no money, and the buyer only until the order has shipped. */
export function orderFor(admin: Admin, order: AdminOrderView): AdminOrderView {
  const visible = seesCustomers(admin) ? order : withoutCustomer(order);
  const allowed = seesMoney(admin) ? visible : withoutMoney(visible);
  if (hasRight(admin.role, 'move-money')) return allowed;
  const moves = allowed.moves.filter((to) => hasRight(admin.role, 'ship-orders') && SHIPPING_TRANSITIONS.includes(to));
  const undo = hasRight(admin.role, 'ship-orders') && !movesMoney(allowed.undo?.step) ? allowed.undo : null;
  const none = {
    canMarkPaid: false,
    canCancel: false,
    canReturn: false,
    canChangeSizes: false,
    canEraseCustomer: false,
    refundable: HIDDEN_MONEY,
    refundableLines: [],
  };
  const { refundableShipping: _, ...rest } = allowed;
  return replace<AdminOrderView>(rest, { moves, undo, ...none });
}

export function pageFor(admin: Admin, page: OrderPageView): OrderPageView {
  return replace(page, { orders: page.orders.map((row) => rowFor(admin, row)) });
}

export function summaryFor(admin: Admin, summary: OrdersSummaryView): OrdersSummaryView {
  return seesMoney(admin) ? summary : replace(summary, { moneyToday: HIDDEN_MONEY, moneyHidden: true });
}

/** A packing slip; after shipping, a packer no longer sees the buyer. */
export function slipFor(admin: Admin, slip: PackingSlipView): PackingSlipView {
  if (seesCustomers(admin)) return slip;
  const contact = { customerEmail: '', customerPhone: null };
  if (isUnshipped(slip.status)) return replace(slip, contact);
  return replace(slip, { ...contact, customerName: '', shippingAddress: NO_ADDRESS, notes: null });
}

function rowFor(admin: Admin, row: OrderRowView): OrderRowView {
  const customerName = isUnshipped(row.status) ? row.customerName : '';
  const visible = seesCustomers(admin) ? row : replace(row, { customerName, customerEmail: '' });
  if (seesMoney(admin)) return visible;
  const hidden = { totalAmount: HIDDEN_MONEY, refundedAmount: HIDDEN_MONEY, amountDue: HIDDEN_MONEY };
  return replace(visible, { ...hidden, paymentReference: null, moneyHidden: true });
}

function withoutCustomer(order: AdminOrderView): AdminOrderView {
  const contact = { customerEmail: '', customerPhone: null, billingAddress: null };
  if (isUnshipped(order.status)) return replace(order, contact);
  return replace(order, { ...contact, customerName: '', shippingAddress: NO_ADDRESS, notes: null, staffNotes: [] });
}

/** What a new size costs more or less. */
function withoutDifference<Event extends { detail: Record<string, unknown> }>(event: Event): Event {
  const { difference: _, ...detail } = event.detail;
  return replace<Event>(event, { detail } as Partial<Event>);
}

function withoutMoney(full: AdminOrderView): AdminOrderView {
  const { artistShares: _, ...order } = full;
  return replace<AdminOrderView>(order, {
    totalAmount: HIDDEN_MONEY,
    taxAmount: HIDDEN_MONEY,
    shippingAmount: HIDDEN_MONEY,
    discountAmount: HIDDEN_MONEY,
    refundedAmount: HIDDEN_MONEY,
    amountDue: HIDDEN_MONEY,
    overpaidAmount: HIDDEN_MONEY,
    receivedAmount: HIDDEN_MONEY,
    paymentIntentId: null,
    paymentReference: null,
    paymentInstructions: null,
    refunds: [],
    items: order.items.map((item) => replace(item, { priceAtTime: HIDDEN_MONEY })),
    // Packers read by which rate it is shipped.
    charges: order.charges.filter(({ kind }) => kind === 'shipping').map((charge) => replace(charge, { amount: HIDDEN_MONEY })),
    events: order.events.filter(({ kind }) => SHIPPING_EVENTS.includes(kind)).map(withoutDifference),
    moneyHidden: true,
  });
}
