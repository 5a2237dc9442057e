import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { StripeApi } from './api.js';
import { control } from './controls.js';
import { dice, type Fault, Faults } from './faults.js';
import { parseForm } from './form.js';
import { type Answer, KeptAnswers } from './kept-answers.js';
import { Ledger, type Outcome } from './ledger.js';
import { newEvent, WebhookSender } from './webhook-sender.js';
import { Refused, trouble } from './refused.js';
import { expectShape } from './shapes.js';

export const WEBHOOK_SECRET = 'whsec_of_the_double_1';

/** Settings of a shop whose provider is the double at this address. */
export const stripeSettings = (origin: string): Record<string, string> => ({
  STRIPE_SECRET_KEY: 'sk_test_double',
  STRIPE_PUBLISHABLE_KEY: 'pk_test_double',
  STRIPE_WEBHOOK_SECRET: WEBHOOK_SECRET,
  STRIPE_API_BASE: origin,
});

/** A stateful server that speaks Stripe's API for payments, refunds and events, to be used through Stripe's own SDK. */
export class FakeStripe {
  readonly faults: Faults;
  readonly postman: WebhookSender;
  readonly ledger: Ledger;
  /** "POST /v1/payment_intents" of every request that arrived. */
  readonly asked: string[] = [];
  /** What the double itself did wrong: answers that are not of Stripe's shape. Must stay empty. */
  readonly flaws: string[] = [];
  private readonly api: StripeApi;
  private readonly kept = new KeptAnswers();
  private readonly server = createServer((request, response) => void this.serve(request, response));

  constructor(seed = 1) {
    const random = dice(seed);
    this.faults = new Faults(random);
    this.postman = new WebhookSender(WEBHOOK_SECRET, random);
    this.ledger = new Ledger((type, object) => this.postman.keep(newEvent(type, object)));
    this.api = new StripeApi(this.ledger, this.postman);
  }

  static async start(seed = 1, port = 0): Promise<FakeStripe> {
    const double = new FakeStripe(seed);
    await new Promise<void>((resolve) => double.server.listen(port, '127.0.0.1', resolve));
    return double;
  }

  get origin(): string {
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}`;
  }

  /** Throws when it has answered anything that Stripe would not. */
  async close(): Promise<void> {
    this.postman.close();
    this.server.closeAllConnections();
    await new Promise((resolve) => this.server.close(resolve));
    if (this.flaws.length > 0) throw new Error(this.flaws.join('\n'));
  }

  fail(on: RegExp, fault: Fault, times = 1): void {
    this.faults.order(on, fault, times);
  }

  /** What the shopper does in the provider's form; the id of the payment. */
  pay(clientSecret: string, outcome: Outcome = 'success'): string {
    return this.ledger.confirm(clientSecret, outcome).id;
  }

  count(line: RegExp): number {
    return this.asked.filter((asked) => line.test(asked)).length;
  }

  private async serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const body = await read(request);
    const { pathname, search } = new URL(request.url ?? '/', 'http://double');
    if (pathname.startsWith('/double/')) return send(response, control(this, `${request.method} ${pathname}`, body));
    const line = `${request.method} ${pathname}`;
    this.asked.push(line);
    const fault = this.faults.next(line);
    const answer = await this.once(request, `${line}?${body}`, fault, () =>
      this.carryOut({ method: request.method ?? '', path: pathname, query: parseForm(search.slice(1)), fields: parseForm(body) }),
    );
    if (!answer || fault === 'cut-after') return void request.socket.destroy();
    send(response, answer);
  }

  /** Undefined: the line is cut before anything was done. */
  private async once(
    request: IncomingMessage,
    content: string,
    fault: Fault | undefined,
    act: () => Answer,
  ): Promise<Answer | undefined> {
    const header = request.headers['idempotency-key'];
    const key = request.method === 'POST' && typeof header === 'string' ? header : undefined;
    if (fault === 'cut') return undefined;
    try {
      const known = key === undefined ? undefined : this.kept.begin(key, content);
      if (known) return known;
    } catch (error) {
      return this.refusal(error);
    }
    const answer = await suffer(fault, act);
    if (key !== undefined) this.kept.end(key, answer);
    return answer;
  }

  private carryOut(call: Parameters<StripeApi['answer']>[0]): Answer {
    try {
      return { status: 200, body: structuredClone(this.api.answer(call)) };
    } catch (error) {
      return this.refusal(error);
    }
  }

  private refusal(error: unknown): Answer {
    if (!(error instanceof Refused)) this.flaws.push(error instanceof Error ? error.message : 'unknown');
    const refused = error instanceof Refused ? error : trouble(500);
    return { status: refused.status, body: structuredClone({ error: refused.error }) };
  }
}

/** Lets the fault happen before, after or instead of the act. */
async function suffer(fault: Fault | undefined, act: () => Answer): Promise<Answer> {
  if (typeof fault !== 'object') return act();
  if ('delayMs' in fault) {
    await new Promise((resolve) => setTimeout(resolve, fault.delayMs));
    return act();
  }
  if (fault.afterwards) act();
  const body = { error: trouble(fault.status).error };
  expectShape('error', body);
  return { status: fault.status, body };
}

function send(response: ServerResponse, { status, body }: Answer): void {
  response.writeHead(status, { 'content-type': 'application/json', 'request-id': `req_${Date.now().toString(36)}` });
  response.end(JSON.stringify(body));
}

async function read(request: IncomingMessage): Promise<string> {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part as Buffer);
  return Buffer.concat(parts).toString();
}
