import { createHmac, randomBytes } from 'node:crypto';
import { expectShape } from './shapes.js';

export interface StripeEvent {
  id: string;
  object: 'event';
  type: string;
  created: number;
  livemode: boolean;
  pending_webhooks: number;
  api_version: null;
  request: null;
  data: { object: Record<string, unknown> };
  /** Set for connected accounts only. */
  account?: string;
}

/** How events are delivered. `drop` and `duplicate` are probabilities; a failed delivery is retried with exponential backoff. */
export interface DeliveryOptions {
  url: string;
  drop?: number;
  duplicate?: number;
  maxDelayMs?: number;
  retryDelayMs?: number;
  maxAttempts?: number;
}

interface SignedEvent {
  body: string;
  signature: string;
}

export const sign = (body: string, at: number | string, secret: string): string =>
  `t=${at},v1=${createHmac('sha256', secret).update(`${at}.${body}`).digest('hex')}`;

/** Stripe formats the JSON of webhooks with an indentation of two spaces. */
export const signEvent = (event: unknown, secret: string, at = Math.floor(Date.now() / 1000)): SignedEvent => {
  const body = JSON.stringify(event, null, 2);
  return { body, signature: sign(body, at, secret) };
};

export function newEvent(type: string, object: Record<string, unknown>, over: Partial<StripeEvent> = {}): StripeEvent {
  const event: StripeEvent = {
    id: `evt_${randomBytes(12).toString('hex')}`,
    object: 'event',
    type,
    created: Math.floor(Date.now() / 1000),
    livemode: false,
    pending_webhooks: 1,
    api_version: null,
    request: null,
    data: { object: structuredClone(object) },
    ...over,
  };
  expectShape('event', event);
  return event;
}

/** Records every event and, with delivery options, sends it to the webhook URL: possibly late, duplicated, out of order or not at all. */
export class WebhookSender {
  readonly events: StripeEvent[] = [];
  private readonly delivered = new Set<string>();
  private readonly timers = new Set<NodeJS.Timeout>();
  private delivery: DeliveryOptions | undefined;

  constructor(
    readonly secret: string,
    private readonly random: () => number,
  ) {}

  /** Sets where and how later events are sent; undefined turns automatic delivery off. */
  deliverTo(options: DeliveryOptions | undefined): void {
    this.delivery = options;
  }

  record(event: StripeEvent): void {
    this.events.push(event);
    const { delivery } = this;
    if (!delivery || this.random() < (delivery.drop ?? 0)) return;
    const copies = this.random() < (delivery.duplicate ?? 0) ? 2 : 1;
    for (let n = 0; n < copies; n++) this.schedule(this.random() * (delivery.maxDelayMs ?? 0), event, delivery, 1);
  }

  isDelivered(event: StripeEvent): boolean {
    return this.delivered.has(event.id);
  }

  /** Sends one event now. Resolves with the status code, or 0 without a response. */
  async send(event: StripeEvent, url: string): Promise<number> {
    const { body, signature } = signEvent(event, this.secret);
    const headers = { 'content-type': 'application/json; charset=utf-8', 'stripe-signature': signature };
    try {
      const { status } = await fetch(url, { method: 'POST', body, headers });
      if (status >= 200 && status < 300) this.delivered.add(event.id);
      return status;
    } catch {
      return 0;
    }
  }

  close(): void {
    this.delivery = undefined;
    for (const timer of this.timers) clearTimeout(timer);
  }

  private schedule(delayMs: number, event: StripeEvent, delivery: DeliveryOptions, attemptNumber: number): void {
    const timer = setTimeout(() => {
      this.timers.delete(timer);
      void this.attempt(event, delivery, attemptNumber);
    }, delayMs);
    this.timers.add(timer);
  }

  private async attempt(event: StripeEvent, delivery: DeliveryOptions, attemptNumber: number): Promise<void> {
    const status = await this.send(event, delivery.url);
    if ((status >= 200 && status < 300) || attemptNumber >= (delivery.maxAttempts ?? 1) || !this.delivery) return;
    this.schedule((delivery.retryDelayMs ?? 500) * 2 ** (attemptNumber - 1), event, delivery, attemptNumber + 1);
  }
}
