import { type Fields, group, list, text } from './form.js';
import { type Ledger, type Stored } from './ledger.js';
import type { WebhookSender } from './webhook-sender.js';
import { invalid, Refused } from './refused.js';
import { expectParameters, expectShape } from './shapes.js';

export interface Call {
  method: string;
  path: string;
  query: Fields;
  fields: Fields;
}

const INTENT = /^\/v1\/payment_intents\/(\w+)(?:\/(capture|cancel))?$/;

/** Stripe's API as far as the shop uses it: each answer is checked against Stripe's own description before it leaves. */
export class StripeApi {
  constructor(
    private readonly ledger: Ledger,
    private readonly postman: WebhookSender,
  ) {}

  answer(call: Call): unknown {
    if (call.method === 'POST') return this.write(call);
    if (call.method === 'GET') return this.read(call);
    throw unknownUrl(call);
  }

  private write({ method, path, fields }: Call): unknown {
    const [, id, act] = INTENT.exec(path) ?? [];
    expectParameters(`${method} ${id ? path.replace(id, ':id') : path}`, fields);
    if (path === '/v1/payment_intents') return checked('payment_intent', this.create(fields));
    if (path === '/v1/refunds') {
      const [intent, amount] = [text(fields, 'payment_intent') ?? '', cents(text(fields, 'amount'))];
      return checked('refund', this.ledger.refund(intent, amount, group(fields, 'metadata')));
    }
    if (id && act === 'capture') return checked('payment_intent', this.ledger.capture(id));
    if (id && act === 'cancel') {
      return checked('payment_intent', this.ledger.cancel(id, text(fields, 'cancellation_reason') ?? null));
    }
    throw unknownUrl({ method, path });
  }

  private read({ method, path, query }: Call): unknown {
    const [, id, act] = INTENT.exec(path) ?? [];
    if (id && act === undefined) {
      const intent = this.ledger.intent(id);
      return checked('payment_intent', list(query, 'expand').includes('latest_charge') ? this.ledger.withCharge(intent) : intent);
    }
    if (path === '/v1/payment_intents') {
      const expanded = list(query, 'expand').includes('data.latest_charge');
      const page = pageOf(path, [...this.ledger.intents.values()], query);
      return { ...page, data: page.data.map((one) => checked('payment_intent', expanded ? this.ledger.withCharge(one) : one)) };
    }
    if (path === '/v1/refunds') {
      const refunds = [...this.ledger.refunds.values()];
      return pageOf(
        path,
        refunds.filter((one) => one.payment_intent === (text(query, 'payment_intent') ?? one.payment_intent)),
        query,
      );
    }
    if (path === '/v1/events') return this.events(path, query);
    throw unknownUrl({ method, path });
  }

  private create(fields: Fields): Stored {
    const amount = cents(text(fields, 'amount')) ?? 0;
    const method = text(fields, 'capture_method') ?? 'automatic';
    return this.ledger.create(amount, text(fields, 'currency') ?? '', method, group(fields, 'metadata'));
  }

  private events(path: string, query: Fields): unknown {
    const undelivered = text(query, 'delivery_success') === 'false';
    const types = list(query, 'types');
    const wanted = this.postman.events.filter(
      (event) => !(undelivered && this.postman.isDelivered(event)) && (types.length === 0 || types.includes(event.type)),
    );
    return pageOf(path, wanted, query);
  }
}

function checked<T>(shape: 'payment_intent' | 'refund', answer: T): T {
  expectShape(shape, answer);
  return answer;
}

/** Newest first, as all lists of Stripe. */
function pageOf<T extends { id: string; created: number }>(url: string, all: readonly T[], query: Fields) {
  const since = Number(text(group(query, 'created'), 'gte') ?? 0);
  const until = Number(text(group(query, 'created'), 'lte') ?? Number.MAX_SAFE_INTEGER);
  const newest = all.filter(({ created }) => created >= since && created <= until).toReversed();
  const after = text(query, 'starting_after');
  const start = after === undefined ? 0 : newest.findIndex(({ id }) => id === after) + 1;
  const limit = Number(text(query, 'limit') ?? 10);
  if (!Number.isInteger(limit) || limit < 1 || limit > 100) throw invalid('parameter_invalid_integer', 'limit is 1 to 100');
  return { object: 'list', url, data: newest.slice(start, start + limit), has_more: newest.length > start + limit };
}

function cents(written: string | undefined): number | undefined {
  if (written === undefined) return undefined;
  if (!/^\d+$/.test(written)) throw invalid('parameter_invalid_integer', `Invalid integer: ${written}`);
  return Number(written);
}

const unknownUrl = ({ method, path }: Pick<Call, 'method' | 'path'>): Refused =>
  new Refused(404, { type: 'invalid_request_error', message: `Unrecognized request URL (${method}: ${path}).` });
