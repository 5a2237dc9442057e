import { Inject, Injectable } from '@nestjs/common';
import type { Logger } from 'pino';
import type { Stripe } from 'stripe';
import type { Config } from '#src/config.js';
import { Clock } from '#platform/clock.js';
import { LOGGER, CONFIG } from '#platform/tokens.js';
import { MetricsRegistry } from '#platform/metrics-registry.js';
import { badSignature } from '../payments.errors.js';
import { paymentIntentOf } from '../stripe/payment-intent-of-event.js';
import { RecordEvent } from './record-event.js';
import { verifyEvent } from './verify-event.js';

/** Takes the provider's word that something has happened to a payment. What has happened, a job asks the provider itself. */
@Injectable()
export class ReceiveEvent {
  private readonly secrets: readonly string[];
  private readonly live: boolean;
  private readonly events;

  constructor(
    private readonly takingIn: RecordEvent,
    private readonly clock: Clock,
    meters: MetricsRegistry,
    @Inject(CONFIG) config: Config,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {
    this.secrets = config.STRIPE_WEBHOOK_SECRET?.split(',') ?? [];
    this.live = /^(sk|rk)_live_/.test(config.STRIPE_SECRET_KEY ?? '');
    this.events = meters.counter('shop_payment_events_total', 'Events of the payment provider by what became of them', [
      'outcome',
    ]);
  }

  /** Returns when the event is committed, or when it is none for us. 400 for forged, stale and replayed ones. */
  async receive(body: Buffer | undefined, signature: unknown): Promise<void> {
    const event = verifyEvent(body ?? Buffer.alloc(0), signature, this.secrets, this.clock.now());
    if (!event) {
      this.events.inc({ outcome: 'refused' });
      this.logger.warn('a webhook without a valid signature was refused');
      throw badSignature();
    }
    const paymentIntentId = paymentIntentOf(event);
    if (!paymentIntentId || !this.isOurs(event)) {
      this.events.inc({ outcome: 'ignored' });
      this.logger.info({ event: event.id, type: event.type, livemode: event.livemode }, 'an event was ignored');
      return;
    }
    const fresh = await this.takingIn.takeIn({ id: event.id, type: event.type, paymentIntentId });
    this.events.inc({ outcome: fresh ? 'taken' : 'known' });
  }

  /** Events of the other mode or of a connected account are signed too, and none of our business. */
  private isOurs(event: Stripe.Event): boolean {
    return event.livemode === this.live && !event.account;
  }
}
