import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type Call, StripeApi } from './api.js';
import { control } from './controls.js';
import { seededRandom, type Fault, Faults } from './faults.js';
import { type Fields, parseForm } from './form.js';
import { type FakeResponse, IdempotencyKeys } from './idempotency-keys.js';
import { FakePayments, type Outcome } from './fake-payments.js';
import { FakeTaxes } from './fake-taxes.js';
import { newEvent, WebhookSender } from './webhook-sender.js';
import { StripeError, errorOfStatus } from './stripe-error.js';
import { compileShapes, expectShape } from './shapes.js';

export const WEBHOOK_SECRET = 'whsec_of_fake_stripe';

/** The settings of a shop that uses the fake Stripe at this address. */
export const stripeSettings = (origin: string): Record<string, string> => ({
  STRIPE_SECRET_KEY: 'sk_test_fake',
  STRIPE_PUBLISHABLE_KEY: 'pk_test_fake',
  STRIPE_WEBHOOK_SECRET: WEBHOOK_SECRET,
  STRIPE_API_BASE: origin,
});

/** A stateful HTTP server with Stripe's API for payments, refunds and events. Stripe's SDK talks to it. */
export class FakeStripe {
  readonly faults: Faults;
  readonly webhooks: WebhookSender;
  readonly payments: FakePayments;
  readonly taxes = new FakeTaxes();
  /** The requests received so far, such as "POST /v1/payment_intents". */
  readonly requests: string[] = [];
  /** Their form fields. */
  readonly bodies: Fields[] = [];
  /** Errors of the fake itself: responses that do not match Stripe's API description. Must stay empty. */
  readonly schemaErrors: string[] = [];
  private readonly api: StripeApi;
  private idempotencyKeys = new IdempotencyKeys();
  private readonly server = createServer((request, response) => {
    // The client was killed while it sent the request; an unhandled rejection would end the fake as well.
    read(request).then(
      (body) => void this.serve(request, body, response),
      () => response.destroy(),
    );
  });

  constructor(seed = 1) {
    const random = seededRandom(seed);
    this.faults = new Faults(random);
    this.webhooks = new WebhookSender(WEBHOOK_SECRET, random);
    this.payments = new FakePayments((type, object) => this.webhooks.record(newEvent(type, object)));
    this.api = new StripeApi(this.payments, this.taxes, this.webhooks);
  }

  static async start(seed = 1, port = 0): Promise<FakeStripe> {
    compileShapes();
    const fake = new FakeStripe(seed);
    await new Promise<void>((resolve) => fake.server.listen(port, '127.0.0.1', resolve));
    return fake;
  }

  get origin(): string {
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}`;
  }

  /** Throws when a response did not match Stripe's API description. */
  async close(): Promise<void> {
    this.webhooks.close();
    this.server.closeAllConnections();
    await new Promise((resolve) => this.server.close(resolve));
    if (this.schemaErrors.length > 0) throw new Error(this.schemaErrors.join('\n'));
  }

  fail(on: RegExp, fault: Fault, times = 1): void {
    this.faults.schedule(on, fault, times);
  }

  /** Confirms the payment as the shopper does in Stripe's form. Returns the id of the payment. */
  pay(clientSecret: string, outcome: Outcome = 'success'): string {
    return this.payments.confirm(clientSecret, outcome).id;
  }

  /** As after a day. */
  forgetKeys(): void {
    this.idempotencyKeys = new IdempotencyKeys();
  }

  count(line: RegExp): number {
    return this.requests.filter((request) => line.test(request)).length;
  }

  private async serve(request: IncomingMessage, body: string, response: ServerResponse): Promise<void> {
    const { pathname, search } = new URL(request.url ?? '/', 'http://fake');
    if (pathname.startsWith('/fake/')) return send(response, control(this, `${request.method} ${pathname}`, body));
    const line = `${request.method} ${pathname}`;
    this.requests.push(line);
    this.bodies.push(parseForm(body));
    const fault = this.faults.next(line);
    const result = await this.withIdempotency(request, `${line}?${body}`, fault, () =>
      this.process({ method: request.method ?? '', path: pathname, query: parseForm(search.slice(1)), fields: parseForm(body) }),
    );
    if (!result || fault === 'cut-after') return void request.socket.destroy();
    send(response, result);
  }

  /** Returns undefined when the connection is closed before the request is processed. */
  private async withIdempotency(
    request: IncomingMessage,
    content: string,
    fault: Fault | undefined,
    process: () => FakeResponse,
  ): Promise<FakeResponse | undefined> {
    const header = request.headers['idempotency-key'];
    const key = request.method === 'POST' && typeof header === 'string' ? header : undefined;
    if (fault === 'cut') return undefined;
    try {
      const stored = key === undefined ? undefined : this.idempotencyKeys.begin(key, content);
      if (stored) return stored;
    } catch (error) {
      return this.errorResponse(error);
    }
    const response = await applyFault(fault, process);
    if (key !== undefined) this.idempotencyKeys.end(key, response);
    return response;
  }

  private process(call: Call): FakeResponse {
    try {
      return { status: 200, body: structuredClone(this.api.handle(call)) };
    } catch (error) {
      return this.errorResponse(error);
    }
  }

  private errorResponse(error: unknown): FakeResponse {
    if (!(error instanceof StripeError)) this.schemaErrors.push(error instanceof Error ? error.message : 'unknown');
    const { status, error: body } = error instanceof StripeError ? error : errorOfStatus(500);
    return { status, body: structuredClone({ error: body }) };
  }
}

/** Applies the fault before, after or instead of processing the request. */
async function applyFault(fault: Fault | undefined, process: () => FakeResponse): Promise<FakeResponse> {
  if (typeof fault !== 'object') return process();
  if ('delayMs' in fault) {
    // A test that ends earlier is not kept waiting.
    await new Promise((resolve) => setTimeout(resolve, fault.delayMs).unref());
    return process();
  }
  if (fault.afterwards) process();
  const body = { error: errorOfStatus(fault.status).error };
  expectShape('error', body);
  return { status: fault.status, body };
}

function send(response: ServerResponse, { status, body }: FakeResponse): void {
  response.writeHead(status, { 'content-type': 'application/json', 'request-id': `req_${Date.now().toString(36)}` });
  response.end(JSON.stringify(body));
}

async function read(request: IncomingMessage): Promise<string> {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part as Buffer);
  return Buffer.concat(parts).toString();
}
