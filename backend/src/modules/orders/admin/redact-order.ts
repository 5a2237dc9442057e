import { type Admin, hasRight, roleDenied } from '#modules/auth/index.js';
import type { EventKind } from '../entities/order-event.entity.js';
import type { OrderStatus } from '../order-status.js';
import type { AdminTransition } from './admin-order.dto.js';
import type { AdminOrderView, OrderPageView, OrderRowView, OrdersSummaryView } from './admin-order.view.js';

/** A response as a plain object, which may be copied with other fields. */
type Fields<View> = Pick<View, keyof View>;

const UNSHIPPED: readonly OrderStatus[] = ['pending', 'confirmed', 'processing'];
/** Confirming an order says that its payment is expected or has arrived, which a packer cannot judge. */
const SHIPPING_TRANSITIONS: readonly AdminTransition[] = ['processing', 'shipped', 'delivered'];
const SHIPPING_EVENTS: readonly EventKind[] = ['placed', 'status', 'tracking'];
const HIDDEN_MONEY = '0.00';
const NO_ADDRESS = { street: '', city: '', state: '', zipCode: '', country: '' };

const seesMoney = (admin: Admin): boolean => hasRight(admin.role, 'read-money');
const seesCustomers = (admin: Admin): boolean => hasRight(admin.role, 'read-customers');

/** Throws 403 for a status that the role may not set. */
export function assertMayTransition(admin: Admin, to: AdminTransition): void {
  if (!hasRight(admin.role, 'change-orders') && !SHIPPING_TRANSITIONS.includes(to)) throw roleDenied();
}

/** The order without what the role may not see: a packer sees no money, and the buyer only until the order has shipped. */
export function orderFor(admin: Admin, order: Fields<AdminOrderView>): Fields<AdminOrderView> {
  const visible = seesCustomers(admin) ? order : withoutCustomer(order);
  const allowed = seesMoney(admin) ? visible : withoutMoney(visible);
  if (hasRight(admin.role, 'move-money')) return allowed;
  const moves = allowed.moves.filter((to) => hasRight(admin.role, 'ship-orders') && SHIPPING_TRANSITIONS.includes(to));
  return { ...allowed, moves, canMarkPaid: false, canCancel: false, refundable: HIDDEN_MONEY };
}

export function pageFor(admin: Admin, page: Fields<OrderPageView>): Fields<OrderPageView> {
  return { ...page, orders: page.orders.map((row) => rowFor(admin, row)) };
}

export function summaryFor(admin: Admin, summary: Fields<OrdersSummaryView>): Fields<OrdersSummaryView> {
  return seesMoney(admin) ? summary : { ...summary, moneyToday: HIDDEN_MONEY, moneyHidden: true };
}

function rowFor(admin: Admin, row: Fields<OrderRowView>): Fields<OrderRowView> {
  const customerName = UNSHIPPED.includes(row.status) ? row.customerName : '';
  const visible = seesCustomers(admin) ? row : { ...row, customerName, customerEmail: '' };
  if (seesMoney(admin)) return visible;
  return { ...visible, totalAmount: HIDDEN_MONEY, refundedAmount: HIDDEN_MONEY, paymentReference: null, moneyHidden: true };
}

function withoutCustomer(order: Fields<AdminOrderView>): Fields<AdminOrderView> {
  const contact = { customerEmail: '', customerPhone: null, billingAddress: null };
  if (UNSHIPPED.includes(order.status)) return { ...order, ...contact };
  return { ...order, ...contact, customerName: '', shippingAddress: NO_ADDRESS, notes: null, staffNotes: [] };
}

function withoutMoney(order: Fields<AdminOrderView>): Fields<AdminOrderView> {
  return {
    ...order,
    totalAmount: HIDDEN_MONEY,
    taxAmount: HIDDEN_MONEY,
    shippingAmount: HIDDEN_MONEY,
    discountAmount: HIDDEN_MONEY,
    refundedAmount: HIDDEN_MONEY,
    paymentIntentId: null,
    paymentReference: null,
    refunds: [],
    items: order.items.map((item: Fields<AdminOrderView['items'][number]>) => ({ ...item, priceAtTime: HIDDEN_MONEY })),
    events: order.events.filter(({ kind }) => SHIPPING_EVENTS.includes(kind)),
    moneyHidden: true,
  };
}
