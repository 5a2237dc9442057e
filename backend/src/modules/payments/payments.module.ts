import { Module } from '@nestjs/common';
import { getDataSourceToken } from '@nestjs/typeorm';
import { Outbox } from '#platform/outbox/outbox.js';
import { CONFIG } from '#platform/tokens.js';
import { CartModule } from '../cart/index.js';
import { CatalogModule } from '../catalog/index.js';
import { OrdersModule } from '../orders/index.js';
import { CardCheckouts } from './card-checkouts.js';
import { MoveMoney } from '../checkout/settle/move-money.js';
import { Checkouts } from '../checkout/checkouts.js';
import { FinishPayment } from '../checkout/settle/finish-payment.js';
import { SettleCheckout } from '../checkout/settle/settle-checkout.js';
import { createPaymentGateway } from './gateway/create-payment-gateway.js';
import { PaymentGateway } from './gateway/payment-gateway.js';
import { OpenCheckout } from '../checkout/open/open-checkout.js';
import { OrderPlugs } from './order-plugs.js';
import { CheckoutController } from '../checkout/checkout.controller.js';
import { CheckoutJobs } from '../checkout/checkout.jobs.js';
import { PlacePaidOrder } from '../checkout/place/place-paid-order.js';
import { RefundPayment } from '../checkout/refund/refund-payment.js';
import { ReleasePayment } from './release-payment.js';
import { ResolvePayment } from '../checkout/open/resolve-payment.js';
import { SandboxController } from './sandbox/sandbox.controller.js';
import { SweepCheckouts } from '../checkout/settle/sweep-checkouts.js';
import { AdminReconciliationController } from '../checkout/reconciliation/admin-reconciliation.controller.js';
import { ComparePayments } from '../checkout/reconciliation/compare-payments.js';
import { Discrepancies } from '../checkout/reconciliation/discrepancies.js';
import { ReplayUndeliveredEvents } from './webhooks/replay-undelivered-events.js';
import { ReconcilePayments } from '../checkout/reconciliation/reconcile-payments.js';
import { RepairDiscrepancy } from '../checkout/reconciliation/repair-discrepancy.js';
import { ReceiveEvent } from './webhooks/receive-event.js';
import { RecordEvent } from './webhooks/record-event.js';
import { WebhooksController } from './webhooks/webhooks.controller.js';

@Module({
  imports: [CartModule, CatalogModule, OrdersModule],
  controllers: [CheckoutController, SandboxController, WebhooksController, AdminReconciliationController],
  providers: [
    { provide: PaymentGateway, inject: [CONFIG, getDataSourceToken(), Outbox], useFactory: createPaymentGateway },
    ComparePayments,
    MoveMoney,
    CardCheckouts,
    Checkouts,
    Discrepancies,
    FinishPayment,
    SettleCheckout,
    ReplayUndeliveredEvents,
    OpenCheckout,
    OrderPlugs,
    CheckoutJobs,
    PlacePaidOrder,
    ReceiveEvent,
    ReconcilePayments,
    RefundPayment,
    ReleasePayment,
    RepairDiscrepancy,
    ResolvePayment,
    SweepCheckouts,
    RecordEvent,
  ],
  exports: [PaymentGateway],
})
export class PaymentsModule {}
