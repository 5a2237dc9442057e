import { setTimeout as pause } from 'node:timers/promises';
import { newSession } from '../support/builders/cart.js';
import { intentBody } from '../support/builders/checkout.js';
import { orderBody, type OrderLine } from '../support/builders/order.js';
import type { ChaosCluster } from './chaos-cluster.js';

/** What one shopper went through. */
export interface ShopperLog {
  session: string;
  /** Orders they were told they have. */
  orders: Set<string>;
  /** Answers that nobody should get. */
  surprises: string[];
}

interface Answer {
  status: number;
  body: { id?: string; clientSecret?: string; code?: string; requestId?: string };
}

const TRIES = 300;
const GAP_MS = 150;
/** Of the shop or its provider being away for a moment: a browser asks again. */
const AWAY = new Set([0, 502, 503, 504]);

/** One shopper's way through the shop, as `random` will have it: impatient, forgetful, in two tabs, or gone after paying. */
export class Shopper {
  readonly story: ShopperLog = { session: newSession(), orders: new Set(), surprises: [] };

  constructor(
    private readonly shop: ChaosCluster,
    private readonly productIds: readonly string[],
    private readonly random: () => number,
  ) {}

  async live(): Promise<ShopperLog> {
    await this.fillCart(1 + this.pick(3));
    if (this.chance(0.2)) await this.payByHand('zelle');
    else await this.payByCard();
    return this.story;
  }

  private async fillCart(lines: number): Promise<void> {
    for (let line = 0; line < lines; line += 1) {
      const productId = this.productIds[this.pick(this.productIds.length)];
      await this.ask('POST', 'cart', { sessionId: this.story.session, productId, quantity: 1 + this.pick(2) }, [201, 409]);
    }
  }

  /** A retried "add to cart" may have counted twice: what they pay is what the cart says. */
  private async cart(): Promise<OrderLine[]> {
    const { status, body } = await this.ask('GET', `cart/${this.story.session}`, undefined, [200]);
    return status === 200 ? (body as unknown as OrderLine[]) : [];
  }

  private async payByHand(paymentMethod: string): Promise<void> {
    const lines = await this.cart();
    if (lines.length > 0) await this.order(orderBody(this.story.session, lines, { paymentMethod }));
  }

  private async payByCard(): Promise<void> {
    for (let round = 0; round < 3; round += 1) {
      const lines = await this.cart();
      const clientSecret = lines.length > 0 ? await this.begin(lines) : undefined;
      if (clientSecret === undefined) return;
      if (this.chance(0.08)) return;
      if (this.chance(0.1)) await this.changeCartInAnotherTab();
      if (!(await this.fillInCard(clientSecret))) continue;
      if (this.chance(0.3)) return;
      if (this.chance(0.1)) await this.ask('POST', 'payments/resolve', { clientSecret }, [200, 402, 404, 409]);
      return this.order(orderBody(this.story.session, lines, { paymentMethod: this.chance(0.1) ? 'zelle' : 'card' }));
    }
  }

  /** The second tab begins a payment of its own; the first one is then paid, or not, all the same. */
  private async changeCartInAnotherTab(): Promise<void> {
    await this.fillCart(1);
    const lines = await this.cart();
    if (lines.length > 0 && this.chance(0.7)) await this.begin(lines);
  }

  private async begin(lines: readonly OrderLine[]): Promise<string | undefined> {
    const body = intentBody(this.story.session, lines);
    const tabs = this.chance(0.15) ? 2 : 1;
    const answers = await Promise.all(
      Array.from({ length: tabs }, () => this.ask('POST', 'create-payment-intent', body, [201, 402, 409])),
    );
    return answers.find(({ status }) => status === 201)?.body.clientSecret;
  }

  /** Whether the bank said yes in the end. */
  private async fillInCard(clientSecret: string): Promise<boolean> {
    if (this.chance(0.12)) {
      await this.shop.provider('pay', { clientSecret, outcome: 'declined' });
      if (this.chance(0.3)) return false;
    }
    if (!this.chance(0.12)) return (await this.shop.provider('pay', { clientSecret, outcome: 'success' })).status === 200;
    const step = await this.shop.provider('pay', { clientSecret, outcome: '3d-secure' });
    if (step.status !== 200) return false;
    const approved = this.chance(0.85);
    return (await this.shop.provider('authenticate', { clientSecret, approved })).status === 200 && approved;
  }

  private async order(body: object): Promise<void> {
    const clicks = this.chance(0.25) ? 2 + this.pick(2) : 1;
    const click = async (): Promise<void> => {
      const answer = await this.ask('POST', 'orders', body, [201, 402, 409]);
      if (answer.status === 201 && answer.body.id) this.story.orders.add(answer.body.id);
    };
    await Promise.all(Array.from({ length: clicks }, click));
    if (this.chance(0.05)) await click();
  }

  private async ask(method: string, path: string, body: object | undefined, expected: readonly number[]): Promise<Answer> {
    for (let tries = 1; ; tries += 1) {
      const answer = await this.once(method, path, body);
      if (AWAY.has(answer.status) && tries < TRIES) {
        await pause(GAP_MS * (0.5 + this.random()));
        continue;
      }
      if (!expected.includes(answer.status)) {
        const said = this.shop.saidOf(answer.body.requestId);
        this.story.surprises.push(`${method} ${path}: ${answer.status} ${JSON.stringify(answer.body).slice(0, 300)} ${said}`);
      }
      return answer;
    }
  }

  private async once(method: string, path: string, body: object | undefined): Promise<Answer> {
    const headers = { 'content-type': 'application/json', connection: 'close' };
    try {
      const answer = await fetch(`${this.shop.origin}/api/${path}`, {
        method,
        headers,
        ...(body && { body: JSON.stringify(body) }),
        signal: AbortSignal.timeout(20_000),
      });
      return { status: answer.status, body: (await answer.json()) as Answer['body'] };
    } catch {
      return { status: 0, body: {} };
    }
  }

  private chance(share: number): boolean {
    return this.random() < share;
  }

  private pick(below: number): number {
    return Math.floor(this.random() * below);
  }
}
