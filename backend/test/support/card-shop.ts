import { Checkout } from '#modules/checkout/index.js';
import { CheckoutJobs } from '#modules/checkout/checkout.jobs.js';
import { Order } from '#modules/orders/index.js';
import { intentBody } from './builders/checkout.js';
import { givenCart, orderBody, type OrderLine } from './builders/order.js';
import { FakeStripe, stripeSettings } from './fakes/stripe/fake-stripe.js';
import { openShop, type TestShop } from './shop.js';

/** Both providers must behave alike: `describe.each(PROVIDERS)`. */
export const PROVIDERS = ['sandbox', 'stripe'] as const;
export type Provider = (typeof PROVIDERS)[number];
export type Card = 'success' | 'declined' | '3d-secure';

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

/** A shop with card payments by one of the two providers, and a shopper's and the bank's hand on it. */
export class CardShop {
  private constructor(
    readonly shop: TestShop,
    readonly provider: Provider,
    /** Only with Stripe. */
    private readonly double: FakeStripe | undefined,
  ) {}

  static async open(provider: Provider, settings: Record<string, string> = {}): Promise<CardShop> {
    const double = provider === 'stripe' ? await FakeStripe.start() : undefined;
    const stripe = double ? stripeSettings(double.origin) : {};
    return new CardShop(await openShop({ DATABASE_POOL: '40', ...stripe, ...settings }), provider, double);
  }

  async close(): Promise<void> {
    await this.shop.close();
    await this.double?.close();
  }

  get stripe(): FakeStripe {
    if (!this.double) throw new Error('This shop has no double of Stripe');
    return this.double;
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

  /** What the provider's form makes of a card: the status of the payment, or of the refusal. */
  async pay(clientSecret: string, card: Card = 'success'): Promise<string> {
    if (this.double) return this.refusalOf(() => this.stripe.ledger.confirm(clientSecret, card).status);
    const { body } = await this.post('sandbox-payments/confirm', { clientSecret, cardNumber: SANDBOX_CARDS[card] });
    return body.status ?? 'refused';
  }

  async authenticate(clientSecret: string, approved: boolean): Promise<string> {
    if (this.double) return this.stripe.ledger.authenticate(clientSecret, approved).status;
    const { body } = await this.post('sandbox-payments/authenticate', { clientSecret, approved });
    return body.status ?? 'refused';
  }

  /** A cart whose payment is authorised; nobody has told the shop. */
  async givenPaid(lines: readonly OrderLine[]): Promise<PaidCart> {
    const sessionId = await givenCart(this.shop.db, lines);
    const { body } = await this.begin(sessionId, lines).expect(201);
    await this.pay(body.clientSecret);
    return { sessionId, clientSecret: body.clientSecret, intentId: body.clientSecret.split('_secret_')[0] };
  }

  /** The payment of the session's latest checkout, as the provider has it in its own books. */
  async intentOf(sessionId: string): Promise<{ status: string; refunded: number }> {
    const [checkout] = await this.shop.db
      .getRepository(Checkout)
      .find({ where: { sessionId }, order: { createdAt: 'desc' }, take: 1 });
    return this.intent(checkout?.paymentIntentId ?? '');
  }

  async intent(id: string): Promise<{ status: string; refunded: number }> {
    if (!this.double) {
      const [intent] = await this.shop.db.query<{ status: string; refunded: number }[]>(
        'select status, refunded_cents as refunded from sandbox_intents where id = $1',
        [id],
      );
      return intent ?? { status: 'none', refunded: 0 };
    }
    const { intents, charges } = this.double.ledger;
    const intent = intents.get(id);
    const refunded = intent?.status === 'succeeded' ? (charges.get(intent.latest_charge ?? '')?.amount_refunded ?? 0) : 0;
    return { status: intent?.status ?? 'none', refunded };
  }

  ordered(sessionId: string): Promise<Order> {
    return this.shop.db.getRepository(Order).findOneByOrFail({ sessionId });
  }

  orders(sessionId: string): Promise<number> {
    return this.shop.db.getRepository(Order).countBy({ sessionId });
  }

  /** As if the session's checkout had been begun so long ago. */
  async age(sessionId: string, interval: string): Promise<void> {
    await this.shop.db.query(
      `update checkouts set created_at = now() - $2::interval, updated_at = now() - $2::interval where session_id = $1`,
      [sessionId, interval],
    );
  }

  private refusalOf(act: () => string): Promise<string> {
    try {
      return Promise.resolve(act());
    } catch {
      return Promise.resolve('refused');
    }
  }
}
