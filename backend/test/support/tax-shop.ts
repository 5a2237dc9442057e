import { query } from '#platform/database/sql.js';
import { givenProduct } from './builders/catalog.js';
import { givenCart, orderBody, type OrderLine } from './builders/order.js';
import { BALTIMORE, givenModes, givenPrices } from './builders/shop-prices.js';
import { CardShop } from './card-shop.js';
import type { Fault } from './fakes/stripe/faults.js';

const CALCULATIONS = /^POST \/v1\/tax\/calculations$/;

/** $64.00, shipping of $6.00 and the 6 % of Stripe Tax on both. */
export const TAXED_TOTAL = '74.20';
/** Only the pieces are taxed by the rule of Maryland. */
export const TOTAL_BY_TABLE = '73.84';

export interface PricedCart {
  sessionId: string;
  lines: OrderLine[];
}

interface CalculationRow {
  id: string;
  requestHash: string | null;
  checkoutId: string | null;
  orderId: string | null;
  transactionId: string | null;
  reversed: number;
  result: object;
}

/** A shop whose sales tax the fake Stripe works out, with shipping for $6.00 and a rule of Maryland for when it is away. */
export class TaxShop {
  private constructor(readonly cards: CardShop) {}

  static async open(settings: Record<string, string> = {}): Promise<TaxShop> {
    return new TaxShop(await CardShop.open('stripe', settings));
  }

  close(): Promise<void> {
    return this.cards.close();
  }

  get db() {
    return this.cards.shop.db;
  }

  /** Before each test. */
  async reset(): Promise<void> {
    await givenPrices(this.cards.shop);
    await givenModes(this.cards.shop, { taxMode: 'stripe' });
    await this.db.query('delete from payment_differences');
    this.cards.stripe.faults.clear();
    this.cards.stripe.requests.length = 0;
  }

  async givenPieces(): Promise<PricedCart> {
    const lines = [{ product: await givenProduct(this.db, { priceCents: 6_400, stockQuantity: 50 }), quantity: 1 }];
    return { sessionId: await givenCart(this.db, lines), lines };
  }

  /** How often the service was asked about a cart. */
  asked(): number {
    return this.cards.stripe.count(CALCULATIONS);
  }

  failNext(times: number, fault: Fault): void {
    this.cards.stripe.fail(CALCULATIONS, fault, times);
  }

  quote({ sessionId }: PricedCart, delivery: Partial<typeof BALTIMORE> = BALTIMORE) {
    const { street, city, state, zipCode } = delivery;
    return this.cards.post('checkout/quote', { sessionId, street, city, state, zipCode });
  }

  order({ sessionId, lines }: PricedCart, over: object = {}) {
    const seen = { shippingAddress: BALTIMORE, totalAmount: TAXED_TOTAL };
    return this.cards.post('orders', orderBody(sessionId, lines, { ...seen, ...over }));
  }

  begin({ sessionId, lines }: PricedCart, over: object = {}) {
    const person = { customerName: 'Ada Moore', customerEmail: 'ada.moore@example.com', sessionId };
    const orderData = { ...person, shippingAddress: BALTIMORE, ...over };
    return this.cards.begin(sessionId, lines, { amount: TAXED_TOTAL, orderData });
  }

  /** The id of a paid card order. */
  async givenPaidOrder(): Promise<string> {
    const cart = await this.givenPieces();
    const { body } = await this.begin(cart).expect(201);
    await this.cards.pay((body as { clientSecret: string }).clientSecret);
    await this.cards.order(cart.sessionId, cart.lines).expect(201);
    return (await this.cards.ordered(cart.sessionId)).id;
  }

  calculations({ sessionId }: Pick<PricedCart, 'sessionId'>): Promise<CalculationRow[]> {
    return query(
      this.db,
      `select id, request_hash as "requestHash", checkout_id as "checkoutId", order_id as "orderId", result,
         transaction_id as "transactionId", reversed_cents::int as reversed from tax_calculations where session_id = $1`,
      [sessionId],
    );
  }

  /** Orders, checkouts and calculations of the session. */
  async countStored({ sessionId }: PricedCart): Promise<number> {
    const counts = ['orders', 'checkouts', 'tax_calculations'].map(
      (table) => `(select count(*)::int from ${table} where session_id = $1)`,
    );
    const [row] = await query<{ n: number }>(this.db, `select ${counts.join(' + ')} as n`, [sessionId]);
    return row?.n ?? -1;
  }

  async backdate({ sessionId }: PricedCart, interval: string): Promise<void> {
    await this.db.query(`update tax_calculations set created_at = now() - $2::interval where session_id = $1`, [
      sessionId,
      interval,
    ]);
  }
}
