import { randomUUID } from 'node:crypto';
import { newSession } from '../../support/builders/cart.js';
import { orderBody, type OrderLine } from '../../support/builders/order.js';
import type { FaultShop } from './fault-shop.js';

/** Longer than all time limits of a request together, on a loaded machine. */
const HANG_MS = 30_000;

/** An answer; the status is 0 without one, because the process was killed. */
export interface Answer {
  status: number;
  ms: number;
  retryAfter: string | null;
  body: { id?: string } | undefined;
}

/** An order that the shop has not confirmed. Its shopper tries again later, with the same key. */
interface UnconfirmedOrder {
  sessionId: string;
  key: string;
}

/** Shoppers who buy one piece each until they are stopped. */
export class Shoppers {
  readonly answers: Answer[] = [];
  /** Ids of orders that the shop has confirmed. */
  readonly confirmed: string[] = [];
  private readonly unconfirmed: UnconfirmedOrder[] = [];
  private stopped = false;
  private running: Promise<unknown> = Promise.resolve();

  constructor(
    private readonly shop: Pick<FaultShop, 'origin'>,
    private readonly line: OrderLine,
  ) {}

  start(count: number): void {
    this.running = Promise.all(Array.from({ length: count }, () => this.buyUntilStopped()));
  }

  async stop(): Promise<void> {
    this.stopped = true;
    await this.running;
  }

  /** Buys one piece. Returns true when the order is confirmed. */
  async buy(): Promise<boolean> {
    const sessionId = newSession();
    const { product, quantity } = this.line;
    await this.call('GET', `/api/products/${product.id}`);
    const added = await this.call('POST', '/api/cart', { sessionId, productId: product.id, quantity });
    if (added.status !== 201) return false;
    return this.order({ sessionId, key: randomUUID() });
  }

  /** Repeats the orders that were not confirmed. Returns how many still are not. */
  async retry(): Promise<number> {
    let failed = 0;
    for (const order of this.unconfirmed.splice(0)) if (!(await this.order(order))) failed += 1;
    return failed;
  }

  async call(method: string, path: string, body?: object, headers: Record<string, string> = {}): Promise<Answer> {
    const startedAt = performance.now();
    const answer: Answer = { status: 0, ms: 0, retryAfter: null, body: undefined };
    try {
      const response = await fetch(`${this.shop.origin}${path}`, {
        method,
        signal: AbortSignal.timeout(HANG_MS),
        ...(body && { body: JSON.stringify(body) }),
        headers: { ...(body && { 'content-type': 'application/json' }), connection: 'close', ...headers },
      });
      const text = await response.text();
      answer.status = response.status;
      answer.retryAfter = response.headers.get('retry-after');
      if (text.startsWith('{')) answer.body = JSON.parse(text) as { id?: string };
    } catch {
      // The status stays 0.
    }
    answer.ms = performance.now() - startedAt;
    this.answers.push(answer);
    return answer;
  }

  private async buyUntilStopped(): Promise<void> {
    while (!this.stopped) await this.buy();
  }

  private async order({ sessionId, key }: UnconfirmedOrder): Promise<boolean> {
    const { status, body } = await this.call('POST', '/api/orders', orderBody(sessionId, [this.line]), {
      'idempotency-key': key,
    });
    if (status === 201 && body?.id !== undefined) this.confirmed.push(body.id);
    else this.unconfirmed.push({ sessionId, key });
    return status === 201;
  }
}

/** What is wrong with the answers, whatever has failed: no other error than 503 with Retry-After, and nothing hangs. */
export function wrongAnswers(answers: readonly Answer[], mayBreak: boolean): string[] {
  return answers.flatMap(({ status, ms, retryAfter }) => {
    if (ms >= HANG_MS) return ['a request hung'];
    if (status === 503) return retryAfter === null ? ['503 without Retry-After'] : [];
    return status === 200 || status === 201 || (status === 0 && mayBreak) ? [] : [`status ${status}`];
  });
}
