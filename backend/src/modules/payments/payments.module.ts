import { Module } from '@nestjs/common';
import { getDataSourceToken } from '@nestjs/typeorm';
import { Outbox } from '../../platform/outbox/outbox.js';
import { CONFIG } from '../../platform/tokens.js';
import { CartModule } from '../cart/index.js';
import { CatalogModule } from '../catalog/index.js';
import { OrdersModule } from '../orders/index.js';
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
import { ReceiveEvent } from './webhooks/receive-event.js';
import { TakeInEvent } from './webhooks/take-in-event.js';
import { WebhooksController } from './webhooks/webhooks.controller.js';

@Module({
  imports: [CartModule, CatalogModule, OrdersModule],
  controllers: [PaymentsController, SandboxController, WebhooksController],
  providers: [
    { provide: PaymentGateway, inject: [CONFIG, getDataSourceToken(), Outbox], useFactory: openGateway },
    CapturePayment,
    Checkouts,
    FinishCheckout,
    FollowPayment,
    OpenCheckout,
    OrderPlugs,
    PaymentsJobs,
    PlacePaidOrder,
    ReceiveEvent,
    RefundPayment,
    ReleasePayment,
    ResolvePayment,
    SweepCheckouts,
    TakeInEvent,
  ],
  exports: [PaymentGateway],
})
export class PaymentsModule {}
