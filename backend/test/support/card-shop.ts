import { Checkout } from '#modules/checkout/index.js';
import { CheckoutJobs } from '#modules/checkout/checkout.jobs.js';
import { Order } from '#modules/orders/index.js';
import { intentBody } from './builders/checkout.js';
import { givenCart, orderBody, type OrderLine } from './builders/order.js';
import { FakeStripe, stripeSettings } from './fakes/stripe/fake-stripe.js';
import { openShop, type TestShop } from './shop.js';

/** Both providers must behave the same: `describe.each(PROVIDERS)`. */
export const PROVIDERS = ['sandbox', 'stripe'] as const;
type Provider = (typeof PROVIDERS)[number];
type Card = 'success' | 'declined' | '3d-secure';

const SANDBOX_CARDS: Record<Card, string> = {
  success: '4242 4242 4242 4242',
  declined: '4000 0000 0000 0002',
  '3d-secure': '4000 0025 0000 3155',
};

export interface PaidCart {
  sessionId: string;
  clientSecret: string;
  intentId: string;
}

/** A shop with card payments through one of the two providers, with the actions of the shopper and the bank. */
export class CardShop {
  private constructor(
    readonly shop: TestShop,
    readonly provider: Provider,
    /** Undefined with the sandbox provider. */
    private readonly fakeStripe: FakeStripe | undefined,
  ) {}

  static async open(provider: Provider, settings: Record<string, string> = {}): Promise<CardShop> {
    const fakeStripe = provider === 'stripe' ? await FakeStripe.start() : undefined;
    const stripe = fakeStripe ? stripeSettings(fakeStripe.origin) : {};
    return new CardShop(await openShop({ DATABASE_POOL: '40', ...stripe, ...settings }), provider, fakeStripe);
  }

  async close(): Promise<void> {
    await this.shop.close();
    await this.fakeStripe?.close();
  }

  get stripe(): FakeStripe {
    if (!this.fakeStripe) throw new Error('This shop uses the sandbox provider');
    return this.fakeStripe;
  }

  get jobs(): CheckoutJobs {
    return this.shop.app.get(CheckoutJobs);
  }

  post(path: string, body: object) {
    return this.shop.http().post(`/api/${path}`).send(body);
  }

  begin(sessionId: string, lines: readonly OrderLine[], over: Record<string, unknown> = {}) {
    return this.post('create-payment-intent', intentBody(sessionId, lines, over));
  }

  order(sessionId: string, lines: readonly OrderLine[], over: Record<string, unknown> = {}) {
    return this.post('orders', orderBody(sessionId, lines, { paymentMethod: 'card', ...over }));
  }

  /** Pays in the provider's form. Returns the status of the payment, or "refused". */
  async pay(clientSecret: string, card: Card = 'success'): Promise<string> {
    if (this.fakeStripe) return this.statusOrRefused(() => this.stripe.payments.confirm(clientSecret, card).status);
    const { body } = await this.post('sandbox-payments/confirm', { clientSecret, cardNumber: SANDBOX_CARDS[card] });
    return body.status ?? 'refused';
  }

  async authenticate(clientSecret: string, approved: boolean): Promise<string> {
    if (this.fakeStripe) return this.stripe.payments.authenticate(clientSecret, approved).status;
    const { body } = await this.post('sandbox-payments/authenticate', { clientSecret, approved });
    return body.status ?? 'refused';
  }

  /** A cart with an authorised payment that the shop has not heard of. */
  async givenPaid(lines: readonly OrderLine[]): Promise<PaidCart> {
    const sessionId = await givenCart(this.shop.db, lines);
    const { body } = await this.begin(sessionId, lines).expect(201);
    await this.pay(body.clientSecret);
    return { sessionId, clientSecret: body.clientSecret, intentId: body.clientSecret.split('_secret_')[0] };
  }

  /** The provider's record of the payment of the session's latest checkout. */
  async intentOf(sessionId: string): Promise<{ status: string; refunded: number }> {
    const [checkout] = await this.shop.db
      .getRepository(Checkout)
      .find({ where: { sessionId }, order: { createdAt: 'desc' }, take: 1 });
    return this.intent(checkout?.paymentIntentId ?? '');
  }

  async intent(id: string): Promise<{ status: string; refunded: number }> {
    if (!this.fakeStripe) {
      const [intent] = await this.shop.db.query<{ status: string; refunded: number }[]>(
        'select status, refunded_cents as refunded from sandbox_intents where id = $1',
        [id],
      );
      return intent ?? { status: 'none', refunded: 0 };
    }
    const { intents, charges } = this.fakeStripe.payments;
    const intent = intents.get(id);
    const refunded = intent?.status === 'succeeded' ? (charges.get(intent.latest_charge ?? '')?.amount_refunded ?? 0) : 0;
    return { status: intent?.status ?? 'none', refunded };
  }

  /** The bank rejects the refund that was made under this key, days after the provider has accepted it. */
  async failRefund(intentId: string, key: string, cents: number): Promise<void> {
    if (!this.fakeStripe) {
      await this.shop.db.query(
        `update sandbox_intents set refunded_cents = refunded_cents - $3, failed_refund_keys = failed_refund_keys || to_jsonb($2::text)
         where id = $1`,
        [intentId, key, cents],
      );
      return;
    }
    const { payments } = this.fakeStripe;
    const refund = [...payments.refunds.values()].find(({ metadata }) => (metadata as { key?: string }).key === key);
    payments.failRefund(refund?.id ?? '');
  }

  ordered(sessionId: string): Promise<Order> {
    return this.shop.db.getRepository(Order).findOneByOrFail({ sessionId });
  }

  orders(sessionId: string): Promise<number> {
    return this.shop.db.getRepository(Order).countBy({ sessionId });
  }

  /** Moves the creation of the session's checkouts into the past by `interval`. */
  async backdateCheckout(sessionId: string, interval: string): Promise<void> {
    await this.shop.db.query(
      `update checkouts set created_at = now() - $2::interval, updated_at = now() - $2::interval where session_id = $1`,
      [sessionId, interval],
    );
  }

  private statusOrRefused(confirm: () => string): Promise<string> {
    try {
      return Promise.resolve(confirm());
    } catch {
      return Promise.resolve('refused');
    }
  }
}
