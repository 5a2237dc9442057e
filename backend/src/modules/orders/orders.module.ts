import { Module } from '@nestjs/common';
import { CartModule } from '../cart/index.js';
import { CatalogModule } from '../catalog/index.js';
import { CancelUnpaidOrders } from './cancel-unpaid-orders.js';
import { ForgetOldRequests } from './forget-old-requests.js';
import { IdempotencyKeys } from './idempotency-keys.js';
import { OrderBook } from './order-book.js';
import { OrderMoney } from './order-money.js';
import { OrderNumbers } from './order-numbers.js';
import { OrderPayments } from './order-payments.js';
import { OrderReads } from './order-reads.js';
import { OrdersController } from './orders.controller.js';
import { OrdersJobs } from './orders.jobs.js';
import { PaidCheckouts } from './paid-checkouts.js';
import { PlaceOrder } from './place-order.js';

@Module({
  imports: [CatalogModule, CartModule],
  controllers: [OrdersController],
  providers: [
    CancelUnpaidOrders,
    ForgetOldRequests,
    IdempotencyKeys,
    OrderBook,
    OrderMoney,
    OrderNumbers,
    OrderPayments,
    OrderReads,
    OrdersJobs,
    PaidCheckouts,
    PlaceOrder,
  ],
  exports: [CancelUnpaidOrders, ForgetOldRequests, OrderBook, OrderMoney, OrderPayments, OrderReads, PaidCheckouts],
})
export class OrdersModule {}
