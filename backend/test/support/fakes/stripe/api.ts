import { type Fields, group, list, text } from './form.js';
import type { FakePayments, Stored } from './fake-payments.js';
import type { FakeTaxes } from './fake-taxes.js';
import type { WebhookSender } from './webhook-sender.js';
import { invalid, StripeError } from './stripe-error.js';
import { expectParameters, expectShape } from './shapes.js';
import { handleTax } from './tax-api.js';

export interface Call {
  method: string;
  path: string;
  query: Fields;
  fields: Fields;
}

const INTENT = /^\/v1\/payment_intents\/(\w+)(?:\/(capture|cancel))?$/;

/** The part of Stripe's API that the shop uses. Every response is validated against Stripe's API description. */
export class StripeApi {
  constructor(
    private readonly payments: FakePayments,
    private readonly taxes: FakeTaxes,
    private readonly webhooks: WebhookSender,
  ) {}

  handle(call: Call): unknown {
    if (call.method === 'POST') return this.write(call);
    if (call.method === 'GET') return this.read(call);
    throw unknownUrl(call);
  }

  private write(call: Call): unknown {
    const { method, path, fields } = call;
    const [, id, action] = INTENT.exec(path) ?? [];
    expectParameters(`${method} ${id ? path.replace(id, ':id') : path}`, fields);
    if (path === '/v1/payment_intents') return validated('payment_intent', this.create(fields));
    if (path === '/v1/refunds') {
      const [intent, amount] = [text(fields, 'payment_intent') ?? '', cents(text(fields, 'amount'))];
      return validated('refund', this.payments.refund(intent, amount, group(fields, 'metadata')));
    }
    if (id && action === 'capture') return validated('payment_intent', this.payments.capture(id));
    if (id && action === 'cancel') {
      return validated('payment_intent', this.payments.cancel(id, text(fields, 'cancellation_reason') ?? null));
    }
    const tax = handleTax(this.taxes, call);
    if (tax) return tax;
    throw unknownUrl({ method, path });
  }

  private read(call: Call): unknown {
    const { method, path, query } = call;
    const [, id, action] = INTENT.exec(path) ?? [];
    if (id && action === undefined) {
      const intent = this.payments.intent(id);
      return validated(
        'payment_intent',
        list(query, 'expand').includes('latest_charge') ? this.payments.withCharge(intent) : intent,
      );
    }
    if (path === '/v1/payment_intents') {
      const expanded = list(query, 'expand').includes('data.latest_charge');
      const page = pageOf(path, [...this.payments.intents.values()], query);
      return {
        ...page,
        data: page.data.map((one) => validated('payment_intent', expanded ? this.payments.withCharge(one) : one)),
      };
    }
    if (path === '/v1/refunds') {
      const refunds = [...this.payments.refunds.values()];
      return pageOf(
        path,
        refunds.filter((one) => one.payment_intent === (text(query, 'payment_intent') ?? one.payment_intent)),
        query,
      );
    }
    if (path === '/v1/events') return this.events(path, query);
    const tax = handleTax(this.taxes, call);
    if (tax) return tax;
    throw unknownUrl({ method, path });
  }

  private create(fields: Fields): Stored {
    const amount = cents(text(fields, 'amount')) ?? 0;
    const method = text(fields, 'capture_method') ?? 'automatic';
    return this.payments.create(amount, text(fields, 'currency') ?? '', method, group(fields, 'metadata'));
  }

  private events(path: string, query: Fields): unknown {
    const undelivered = text(query, 'delivery_success') === 'false';
    const types = list(query, 'types');
    const matching = this.webhooks.events.filter(
      (event) => !(undelivered && this.webhooks.isDelivered(event)) && (types.length === 0 || types.includes(event.type)),
    );
    return pageOf(path, matching, query);
  }
}

function validated<T>(shape: 'payment_intent' | 'refund', response: T): T {
  expectShape(shape, response);
  return response;
}

/** One page of a list; Stripe's lists start with the newest object. */
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

function cents(value: string | undefined): number | undefined {
  if (value === undefined) return undefined;
  if (!/^\d+$/.test(value)) throw invalid('parameter_invalid_integer', `Invalid integer: ${value}`);
  return Number(value);
}

const unknownUrl = ({ method, path }: Pick<Call, 'method' | 'path'>): StripeError =>
  new StripeError(404, { type: 'invalid_request_error', message: `Unrecognized request URL (${method}: ${path}).` });
