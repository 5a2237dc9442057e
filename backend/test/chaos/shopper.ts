import { setTimeout as pause } from 'node:timers/promises';
import { newSession } from '../support/builders/cart.js';
import { intentBody } from '../support/builders/checkout.js';
import { linesOfCart, orderBody, type OrderLine } from '../support/builders/order.js';
import type { ChaosShop } from './chaos-cluster.js';
import { type ChaosDraft, namesOfDraft } from './names-of-draft.js';

/** What a shopper can put into the cart. */
export interface ChaosProduct {
  productId: string;
  /** Empty for a product without sizes. */
  variantIds: string[];
}

export interface ChaosGoods {
  products: readonly ChaosProduct[];
  draft: ChaosDraft;
}

/** The record of one simulated shopper. */
export interface ShopperLog {
  session: string;
  /** The orders that were confirmed to the shopper. */
  orders: Set<string>;
  /** Responses with a status that the API must not return here. */
  unexpectedResponses: string[];
}

interface ApiResponse {
  status: number;
  body: { id?: string; clientSecret?: string; total?: string; code?: string; requestId?: string };
}

/** About five minutes: on a busy machine an API that was killed takes a minute to start. */
const MAX_ATTEMPTS = 2_000;
const RETRY_DELAY_MS = 150;
/** Statuses while the shop or its provider is down (0: no response). A browser retries. */
const RETRYABLE = new Set([0, 502, 503, 504]);

/** Taxed by one authority, by two, and not taxed. */
const PLACES = [
  { city: 'Baltimore', state: 'MD', zipCode: '21230' },
  { city: 'Albany', state: 'New York', zipCode: '12207' },
  { city: 'Portland', state: 'OR', zipCode: '97201' },
];

/** A simulated shopper. `random` decides about double clicks, retries, a second tab and closing the browser after paying. */
export class Shopper {
  readonly log: ShopperLog = { session: newSession(), orders: new Set(), unexpectedResponses: [] };
  private readonly place: object;

  constructor(
    private readonly shop: ChaosShop,
    private readonly goods: ChaosGoods,
    private readonly random: () => number,
  ) {
    this.place = PLACES[this.pick(PLACES.length)] ?? {};
  }

  async run(): Promise<ShopperLog> {
    const { session, unexpectedResponses } = this.log;
    const named = await namesOfDraft(this.goods.draft, session, (...asked) => this.request(...asked));
    unexpectedResponses.push(...named);
    await this.fillCart(1 + this.pick(3));
    if (this.chance(0.2)) await this.payManually('zelle');
    else await this.payByCard();
    return this.log;
  }

  private async fillCart(lines: number): Promise<void> {
    const { products } = this.goods;
    for (let line = 0; line < lines; line += 1) {
      const { productId, variantIds = [] } = products[this.pick(products.length)] ?? {};
      const variantId = variantIds[this.pick(variantIds.length)];
      const body = { sessionId: this.log.session, productId, variantId, quantity: 1 + this.pick(2) };
      await this.request('POST', 'cart', body, [201, 409]);
    }
  }

  /** A retried "add to cart" may count twice, so the shopper pays for the lines of the cart. */
  private async cart(): Promise<OrderLine[]> {
    const { status, body } = await this.request('GET', `cart/${this.log.session}`, undefined, [200]);
    return status === 200 ? linesOfCart(body) : [];
  }

  private async payManually(paymentMethod: string): Promise<void> {
    const lines = await this.cart();
    if (lines.length > 0) await this.order(await this.bodyOf(lines, paymentMethod));
  }

  private async payByCard(): Promise<void> {
    for (let round = 0; round < 3; round += 1) {
      const lines = await this.cart();
      const clientSecret = lines.length > 0 ? await this.createIntent(lines) : undefined;
      if (clientSecret === undefined) return;
      if (this.chance(0.08)) return;
      if (this.chance(0.1)) await this.changeCartInAnotherTab();
      if (!(await this.fillInCard(clientSecret))) continue;
      if (this.chance(0.3)) return;
      if (this.chance(0.1)) await this.request('POST', 'payments/resolve', { clientSecret }, [200, 402, 404, 409]);
      return this.order(await this.bodyOf(lines, this.chance(0.1) ? 'zelle' : 'card'));
    }
  }

  /** Changes the cart and may open a second payment; the shopper then continues with the first one. */
  private async changeCartInAnotherTab(): Promise<void> {
    await this.fillCart(1);
    const lines = await this.cart();
    if (lines.length > 0 && this.chance(0.7)) await this.createIntent(lines);
  }

  /** What the shopper orders, for the total of the quote: with shipping and tax. */
  private async bodyOf(lines: readonly OrderLine[], paymentMethod: string): Promise<ReturnType<typeof orderBody>> {
    const { session: sessionId } = this.log;
    const { body } = await this.request('POST', 'checkout/quote', { sessionId, ...this.place }, [200, 400]);
    const shippingAddress = { street: '12 Canal Street', ...this.place };
    return orderBody(sessionId, lines, { paymentMethod, shippingAddress, ...(body.total ? { totalAmount: body.total } : {}) });
  }

  private async createIntent(lines: readonly OrderLine[]): Promise<string | undefined> {
    const { orderData } = await this.bodyOf(lines, 'card');
    const body = intentBody(this.log.session, lines, { amount: orderData.totalAmount, orderData });
    const tabs = this.chance(0.15) ? 2 : 1;
    const responses = await Promise.all(
      Array.from({ length: tabs }, () => this.request('POST', 'create-payment-intent', body, [201, 402, 409])),
    );
    return responses.find(({ status }) => status === 201)?.body.clientSecret;
  }

  /** Resolves with true when the payment is authorized. */
  private async fillInCard(clientSecret: string): Promise<boolean> {
    if (this.chance(0.12)) {
      await this.shop.provider('pay', { clientSecret, outcome: 'declined' });
      if (this.chance(0.3)) return false;
    }
    if (!this.chance(0.12)) return (await this.shop.provider('pay', { clientSecret, outcome: 'success' })).status === 200;
    const confirmation = await this.shop.provider('pay', { clientSecret, outcome: '3d-secure' });
    if (confirmation.status !== 200) return false;
    const approved = this.chance(0.85);
    return (await this.shop.provider('authenticate', { clientSecret, approved })).status === 200 && approved;
  }

  private async order(body: object): Promise<void> {
    const clicks = this.chance(0.25) ? 2 + this.pick(2) : 1;
    const click = async (): Promise<void> => {
      const response = await this.request('POST', 'orders', body, [201, 402, 409]);
      if (response.status === 201 && response.body.id) this.log.orders.add(response.body.id);
    };
    await Promise.all(Array.from({ length: clicks }, click));
    if (this.chance(0.05)) await click();
  }

  private async request(
    method: string,
    path: string,
    body: object | undefined,
    expected: readonly number[],
  ): Promise<ApiResponse> {
    for (let attempt = 1; ; attempt += 1) {
      const response = await this.requestOnce(method, path, body);
      if (RETRYABLE.has(response.status) && attempt < MAX_ATTEMPTS) {
        await pause(RETRY_DELAY_MS * (0.5 + this.random()));
        continue;
      }
      if (!expected.includes(response.status)) {
        const log = this.shop.logOfRequest(response.body.requestId);
        this.log.unexpectedResponses.push(
          `${method} ${path}: ${response.status} ${JSON.stringify(response.body).slice(0, 300)} ${log}`,
        );
      }
      return response;
    }
  }

  private async requestOnce(method: string, path: string, body: object | undefined): Promise<ApiResponse> {
    const headers = { 'content-type': 'application/json', connection: 'close' };
    try {
      const response = await fetch(`${this.shop.origin}/api/${path}`, {
        method,
        headers,
        ...(body && { body: JSON.stringify(body) }),
        signal: AbortSignal.timeout(20_000),
      });
      return { status: response.status, body: (await response.json()) as ApiResponse['body'] };
    } catch {
      return { status: 0, body: {} };
    }
  }

  private chance(probability: number): boolean {
    return this.random() < probability;
  }

  private pick(count: number): number {
    return Math.floor(this.random() * count);
  }
}
