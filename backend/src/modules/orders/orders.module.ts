import { Module } from '@nestjs/common';
import { CartModule } from '../cart/index.js';
import { CatalogModule } from '../catalog/index.js';
import { SettingsModule } from '../settings/index.js';
import { CancelUnpaidOrders } from './unpaid/cancel-unpaid-orders.js';
import { AdminOrdersController } from './admin/admin-orders.controller.js';
import { AdminOrderQueries } from './admin/admin-order.queries.js';
import { ExportOrders } from './admin/export-orders.js';
import { ListOrders } from './admin/list-orders.js';
import { RefundOrder } from '../checkout/refund/refund-order.js';
import { SettleRefund } from '../checkout/refund/settle-refund.js';
import { UpdateOrder } from './admin/update-order.js';
import { UpdateOrdersController } from './admin/update-orders.controller.js';
import { PurgeExpiredRequests } from '../checkout/place/purge-expired-requests.js';
import { IdempotencyKeys } from '../checkout/place/idempotency-keys.js';
import { CreateOrder } from './create/create-order.js';
import { OrderHistory } from './transitions/order-history.js';
import { OrderMoney } from './order-money.js';
import { OrderTransitions } from './transitions/order-transitions.js';
import { OrderNumbers } from './create/order-numbers.js';
import { ApplyPaymentUpdate } from './transitions/apply-payment-update.js';
import { OrderQueries } from './order.queries.js';
import { OrdersController } from './orders.controller.js';
import { OrdersJobs } from './orders.jobs.js';
import { PaidCheckouts } from './paid-checkouts.js';
import { PlaceOrder } from '../checkout/place/place-order.js';
import { RemindUnpaidOrders } from './unpaid/remind-unpaid-orders.js';

@Module({
  imports: [CatalogModule, CartModule, SettingsModule],
  controllers: [OrdersController, AdminOrdersController, UpdateOrdersController],
  providers: [
    CancelUnpaidOrders,
    AdminOrderQueries,
    ExportOrders,
    PurgeExpiredRequests,
    IdempotencyKeys,
    CreateOrder,
    OrderHistory,
    OrderMoney,
    OrderTransitions,
    OrderNumbers,
    ApplyPaymentUpdate,
    OrderQueries,
    OrdersJobs,
    ListOrders,
    PaidCheckouts,
    PlaceOrder,
    RefundOrder,
    RemindUnpaidOrders,
    SettleRefund,
    UpdateOrder,
  ],
  exports: [CancelUnpaidOrders, PurgeExpiredRequests, CreateOrder, OrderMoney, ApplyPaymentUpdate, OrderQueries, PaidCheckouts],
})
export class OrdersModule {}
