import { Module } from '@nestjs/common';
import { getDataSourceToken } from '@nestjs/typeorm';
import { Outbox } from '#platform/outbox/outbox.js';
import { CONFIG } from '#platform/tokens.js';
import { CartModule } from '../cart/index.js';
import { CatalogModule } from '../catalog/index.js';
import { OrdersModule } from '../orders/index.js';
import { CardCheckouts } from './card-checkouts.js';
import { CapturePayment } from './capture-payment.js';
import { Checkouts } from './checkouts.js';
import { FinishCheckout } from './finish-checkout.js';
import { FollowPayment } from './follow-payment.js';
import { openGateway } from './gateway/open-gateway.js';
import { PaymentGateway } from './gateway/payment-gateway.js';
import { OpenCheckout } from './open-checkout.js';
import { OrderPlugs } from './order-plugs.js';
import { PaymentsController } from './payments.controller.js';
import { PaymentsJobs } from './payments.jobs.js';
import { PlacePaidOrder } from './place-paid-order.js';
import { RefundPayment } from './refund-payment.js';
import { ReleasePayment } from './release-payment.js';
import { ResolvePayment } from './resolve-payment.js';
import { SandboxController } from './sandbox/sandbox.controller.js';
import { SweepCheckouts } from './sweep-checkouts.js';
import { AdminReconciliationController } from './reconciliation/admin-reconciliation.controller.js';
import { BothSides } from './reconciliation/both-sides.js';
import { Differences } from './reconciliation/differences.js';
import { HearUndelivered } from './reconciliation/hear-undelivered.js';
import { ReconcilePayments } from './reconciliation/reconcile-payments.js';
import { RepairDifference } from './reconciliation/repair-difference.js';
import { ReceiveEvent } from './webhooks/receive-event.js';
import { TakeInEvent } from './webhooks/take-in-event.js';
import { WebhooksController } from './webhooks/webhooks.controller.js';

@Module({
  imports: [CartModule, CatalogModule, OrdersModule],
  controllers: [PaymentsController, SandboxController, WebhooksController, AdminReconciliationController],
  providers: [
    { provide: PaymentGateway, inject: [CONFIG, getDataSourceToken(), Outbox], useFactory: openGateway },
    BothSides,
    CapturePayment,
    CardCheckouts,
    Checkouts,
    Differences,
    FinishCheckout,
    FollowPayment,
    HearUndelivered,
    OpenCheckout,
    OrderPlugs,
    PaymentsJobs,
    PlacePaidOrder,
    ReceiveEvent,
    ReconcilePayments,
    RefundPayment,
    ReleasePayment,
    RepairDifference,
    ResolvePayment,
    SweepCheckouts,
    TakeInEvent,
  ],
  exports: [PaymentGateway],
})
export class PaymentsModule {}
