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
  /** Only of connected accounts. */
  account?: string;
}

/** How events travel. Shares are 0 to 1; a refused event is sent again after a gap that doubles. */
export interface Manner {
  url: string;
  drop?: number;
  twice?: number;
  longestDelayMs?: number;
  firstGapMs?: number;
  tries?: number;
}

export interface Sealed {
  body: string;
  signature: string;
}

export const sign = (body: string, at: number | string, secret: string): string =>
  `t=${at},v1=${createHmac('sha256', secret).update(`${at}.${body}`).digest('hex')}`;

/** Stripe's spelling of JSON in webhooks: two blanks a level. */
export const seal = (event: unknown, secret: string, at = Math.floor(Date.now() / 1000)): Sealed => {
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

/** Keeps every event and, when told where to, brings them there: at least once, in no order, and not always. */
export class WebhookSender {
  readonly events: StripeEvent[] = [];
  private readonly arrived = new Set<string>();
  private readonly timers = new Set<NodeJS.Timeout>();
  private manner: Manner | undefined;

  constructor(
    readonly secret: string,
    private readonly random: () => number,
  ) {}

  /** From now on; undefined: nothing is sent of itself. */
  deliverTo(manner: Manner | undefined): void {
    this.manner = manner;
  }

  keep(event: StripeEvent): void {
    this.events.push(event);
    const { manner } = this;
    if (!manner || this.random() < (manner.drop ?? 0)) return;
    const copies = this.random() < (manner.twice ?? 0) ? 2 : 1;
    for (let n = 0; n < copies; n++) this.later(this.random() * (manner.longestDelayMs ?? 0), event, manner, 1);
  }

  isDelivered(event: StripeEvent): boolean {
    return this.arrived.has(event.id);
  }

  /** Sends one event now; the status of the answer, or 0 when there was none. */
  async send(event: StripeEvent, url: string): Promise<number> {
    const { body, signature } = seal(event, this.secret);
    const headers = { 'content-type': 'application/json; charset=utf-8', 'stripe-signature': signature };
    try {
      const { status } = await fetch(url, { method: 'POST', body, headers });
      if (status >= 200 && status < 300) this.arrived.add(event.id);
      return status;
    } catch {
      return 0;
    }
  }

  close(): void {
    this.manner = undefined;
    for (const timer of this.timers) clearTimeout(timer);
  }

  private later(delayMs: number, event: StripeEvent, manner: Manner, attempt: number): void {
    const timer = setTimeout(() => {
      this.timers.delete(timer);
      void this.tryToSend(event, manner, attempt);
    }, delayMs);
    this.timers.add(timer);
  }

  private async tryToSend(event: StripeEvent, manner: Manner, attempt: number): Promise<void> {
    const status = await this.send(event, manner.url);
    if ((status >= 200 && status < 300) || attempt >= (manner.tries ?? 1) || !this.manner) return;
    this.later((manner.firstGapMs ?? 500) * 2 ** (attempt - 1), event, manner, attempt + 1);
  }
}
