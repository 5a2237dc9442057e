import { Module } from '@nestjs/common';
import { getDataSourceToken } from '@nestjs/typeorm';
import { MetricsRegistry } from '#platform/metrics-registry.js';
import { Outbox } from '#platform/outbox/outbox.js';
import { CONFIG } from '#platform/tokens.js';
import { createPaymentGateway } from './gateway/create-payment-gateway.js';
import { PaymentGateway } from './gateway/payment-gateway.js';
import { SandboxController } from './sandbox/sandbox.controller.js';
import { createTaxProvider } from './tax/create-tax-provider.js';
import { TaxProvider } from './tax/tax-provider.js';
import { ReceiveEvent } from './webhooks/receive-event.js';
import { RecordEvent } from './webhooks/record-event.js';
import { ReplayUndeliveredEvents } from './webhooks/replay-undelivered-events.js';
import { WebhookHistory } from './webhooks/webhook-history.js';
import { WebhooksController } from './webhooks/webhooks.controller.js';

@Module({
  controllers: [SandboxController, WebhooksController],
  providers: [
    {
      provide: PaymentGateway,
      inject: [CONFIG, getDataSourceToken(), Outbox, MetricsRegistry],
      useFactory: createPaymentGateway,
    },
    { provide: TaxProvider, inject: [CONFIG], useFactory: createTaxProvider },
    ReceiveEvent,
    RecordEvent,
    ReplayUndeliveredEvents,
    WebhookHistory,
  ],
  exports: [PaymentGateway, TaxProvider, ReplayUndeliveredEvents, WebhookHistory],
})
export class PaymentsModule {}
