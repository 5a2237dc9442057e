export { AdminOrderQueries } from './admin/admin-order.queries.js';
export { AdminOrderView, OrderRowView } from './admin/admin-order.view.js';
export { CorrectCustomer } from './admin/correct-customer.js';
export { EraseCustomer } from './admin/erase-customer.js';
export { UpdateOrder } from './admin/update-order.js';
export { CreateOrder, type NewOrder, type NewOrderItem, type OrderCustomer } from './create/create-order.js';
export { fingerprintOf, sameLines } from './create/order-lines.js';
export { OrderNumbers } from './create/order-numbers.js';
export { CustomerOrders } from './customers/customer-orders.queries.js';
export { type FoundOrder, type FoundPerson, OrderSearch } from './customers/order-search.queries.js';
export { OrderEvent } from './entities/order-event.entity.js';
export { OrderItem } from './entities/order-item.entity.js';
export { OrderNote } from './entities/order-note.entity.js';
export { Order } from './entities/order.entity.js';
export { Refund } from './entities/refund.entity.js';
export { RefundedAmountChange } from './entities/refunded-amount-change.entity.js';
export { ReservedOrderNumber } from './entities/reserved-order-number.entity.js';
export { itemName } from './item-name.js';
export {
  ORDER_STATUSES,
  type OrderStatus,
  type PaymentStatus,
} from './order-status.js';
export { orderTotal } from './order-totals.js';
export type { OrderPayment } from './order-payment.queries.js';
export { OrderQueries } from './order.queries.js';
export { OrderView, PlacedOrderView } from './order.view.js';
export { customerWasErased, orderNotFound, withProductName } from './orders.errors.js';
export { OrdersModule } from './orders.module.js';
export { OrderRefunds } from './refunds/order-refunds.js';
export { RefundQueries } from './refunds/refund.queries.js';
export { COUNTRY, ShippingAddressDto } from './shipping-address.dto.js';
export { ApplyPaymentUpdate } from './transitions/apply-payment-update.js';
export { HeldEmails } from './transitions/held-emails.js';
export { adminActor } from './transitions/order-history.js';
