import { Module } from '@nestjs/common';
import { CartModule } from '../cart/index.js';
import { CatalogModule } from '../catalog/index.js';
import { SettingsModule } from '../settings/index.js';
import { CancelUnpaidOrders } from './cancel-unpaid-orders.js';
import { AdminOrdersController } from './desk/admin-orders.controller.js';
import { DeskOrders } from './desk/desk-orders.js';
import { ExportOrders } from './desk/export-orders.js';
import { OrdersList } from './desk/orders-list.js';
import { RefundOrder } from './desk/refund-order.js';
import { SettleRefund } from './desk/settle-refund.js';
import { TendOrder } from './desk/tend-order.js';
import { TendOrdersController } from './desk/tend-orders.controller.js';
import { ForgetOldRequests } from './forget-old-requests.js';
import { IdempotencyKeys } from './idempotency-keys.js';
import { OrderBook } from './order-book.js';
import { OrderHistory } from './order-history.js';
import { OrderMoney } from './order-money.js';
import { OrderMoves } from './order-moves.js';
import { OrderNumbers } from './order-numbers.js';
import { OrderPayments } from './order-payments.js';
import { OrderReads } from './order-reads.js';
import { OrdersController } from './orders.controller.js';
import { OrdersJobs } from './orders.jobs.js';
import { PaidCheckouts } from './paid-checkouts.js';
import { PlaceOrder } from './place-order.js';
import { RemindUnpaidOrders } from './remind-unpaid-orders.js';

@Module({
  imports: [CatalogModule, CartModule, SettingsModule],
  controllers: [OrdersController, AdminOrdersController, TendOrdersController],
  providers: [
    CancelUnpaidOrders,
    DeskOrders,
    ExportOrders,
    ForgetOldRequests,
    IdempotencyKeys,
    OrderBook,
    OrderHistory,
    OrderMoney,
    OrderMoves,
    OrderNumbers,
    OrderPayments,
    OrderReads,
    OrdersJobs,
    OrdersList,
    PaidCheckouts,
    PlaceOrder,
    RefundOrder,
    RemindUnpaidOrders,
    SettleRefund,
    TendOrder,
  ],
  exports: [CancelUnpaidOrders, ForgetOldRequests, OrderBook, OrderMoney, OrderPayments, OrderReads, PaidCheckouts],
})
export class OrdersModule {}
