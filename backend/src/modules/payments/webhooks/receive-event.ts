import { Inject, Injectable } from '@nestjs/common';
import type { Logger } from 'pino';
import type { Stripe } from 'stripe';
import type { Config } from '#src/config.js';
import { Clock } from '#platform/clock.js';
import { MetricsRegistry } from '#platform/metrics-registry.js';
import { CONFIG, LOGGER } from '#platform/tokens.js';
import { badSignature } from '../payments.errors.js';
import { paymentIntentOf } from '../stripe/payment-intent-of-event.js';
import { RecordEvent } from './record-event.js';
import { verifyEvent } from './verify-event.js';

/** Id and type become keys and labels; Postgres cannot store every text that JSON can. */
const isNamed = ({ id, type }: Stripe.Event): boolean =>
  [id, type].every((name: unknown) => typeof name === 'string' && /^[\w.]{1,255}$/.test(name));

/** Records a webhook's event. Its content is not trusted: a job asks the provider for the present state of the payment. */
@Injectable()
export class ReceiveEvent {
  private readonly secrets: readonly string[];
  private readonly live: boolean;
  private readonly events;

  constructor(
    private readonly recordEvent: RecordEvent,
    private readonly clock: Clock,
    metrics: MetricsRegistry,
    @Inject(CONFIG) config: Config,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {
    this.secrets = config.STRIPE_WEBHOOK_SECRET?.split(',') ?? [];
    this.live = /^(sk|rk)_live_/.test(config.STRIPE_SECRET_KEY ?? '');
    this.events = metrics.counter('shop_payment_events_total', 'Events of the payment provider by outcome', ['outcome']);
  }

  /** Returns when the event is committed, or ignored as irrelevant. 400 for forged, stale and replayed requests. */
  async execute(body: Buffer | undefined, signature: unknown): Promise<void> {
    const event = await verifyEvent(body ?? Buffer.alloc(0), signature, this.secrets, this.clock.now());
    if (!event) {
      this.events.inc({ outcome: 'rejected' });
      this.logger.warn('a webhook without a valid signature was refused');
      throw badSignature();
    }
    if (!isNamed(event)) throw badSignature();
    const paymentIntentId = paymentIntentOf(event);
    if (!paymentIntentId || !this.isForThisAccount(event)) {
      this.events.inc({ outcome: 'ignored' });
      this.logger.info({ event: event.id, type: event.type, livemode: event.livemode }, 'an event was ignored');
      return;
    }
    const isNew = await this.recordEvent.execute({ id: event.id, type: event.type, paymentIntentId });
    this.events.inc({ outcome: isNew ? 'recorded' : 'duplicate' });
  }

  /** Events of the other mode and of connected accounts carry valid signatures too. */
  private isForThisAccount(event: Stripe.Event): boolean {
    return event.livemode === this.live && !event.account;
  }
}
