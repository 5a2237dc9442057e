import { withTimeout } from '@shop/contract/with-timeout';
import StripeSdk, { type Stripe } from 'stripe';
import { GatewayError } from '../gateway/payment-gateway.js';
import { addressOf } from '../stripe/api-address.js';
import { asGatewayError } from '../stripe/stripe.errors.js';
import { readCalculation } from './read-calculation.js';
import { type TaxAddress, type TaxCalculation, TaxProvider, type TaxRequest } from './tax-provider.js';

/** A shopper waits for a calculation. */
const CALCULATE_TIMEOUT_MS = 3_000;
/** Jobs report transactions. */
const REPORT_TIMEOUT_MS = 10_000;
const REPORT_RETRIES = 2;
/** docs.stripe.com/tax/tax-codes */
const CLOTHING_AND_FOOTWEAR = 'txcd_30011000';
const TANGIBLE_GOODS = 'txcd_99999999';
const SHIPPING = 'txcd_92010001';

/** Stripe Tax through its SDK. The payment-intent hook is not used: it knows cards only. */
export class StripeTax extends TaxProvider {
  private readonly stripe: StripeSdk;

  constructor(
    secretKey: string,
    apiBase: string | undefined,
    private readonly calculateTimeoutMs = CALCULATE_TIMEOUT_MS,
  ) {
    super();
    this.stripe = new StripeSdk(secretKey, { maxNetworkRetries: 0, telemetry: false, ...addressOf(apiBase) });
  }

  calculate(request: TaxRequest): Promise<TaxCalculation> {
    const limitMs = this.calculateTimeoutMs;
    return this.call(limitMs, async () => {
      // The SDK ends the request at the limit; without that it would hold a connection for much longer.
      const calculation = await this.stripe.tax.calculations.create(parametersOf(request), { timeout: limitMs });
      return readCalculation(request, calculation, await this.linesOf(calculation, limitMs));
    });
  }

  commit(calculationId: string, reference: string, key: string): Promise<string> {
    return this.report(async (options) => {
      const parameters = { calculation: calculationId, reference };
      return (await this.stripe.tax.transactions.createFromCalculation(parameters, { ...options, idempotencyKey: key })).id;
    });
  }

  async reverse(transactionId: string, cents: number, reference: string, key: string): Promise<void> {
    await this.report((options) =>
      this.stripe.tax.transactions.createReversal(
        { mode: 'partial', original_transaction: transactionId, reference, flat_amount: -cents },
        { ...options, idempotencyKey: key },
      ),
    );
  }

  /** The answer holds the first lines; the others are pages. */
  private async linesOf(
    { id, line_items: first }: Stripe.Tax.Calculation,
    timeout: number,
  ): Promise<Stripe.Tax.CalculationLineItem[]> {
    if (!first?.has_more || id === null) return first?.data ?? [];
    const all: Stripe.Tax.CalculationLineItem[] = [];
    const pages = this.stripe.tax.calculations.listLineItems(id, { limit: 100, expand: ['data.tax_breakdown'] }, { timeout });
    for await (const item of pages) all.push(item);
    return all;
  }

  private report<T>(request: (options: Stripe.RequestOptions) => Promise<T>): Promise<T> {
    return this.call(REPORT_TIMEOUT_MS, () => request({ timeout: REPORT_TIMEOUT_MS, maxNetworkRetries: REPORT_RETRIES }));
  }

  private async call<T>(limitMs: number, request: () => Promise<T>): Promise<T> {
    try {
      return await withTimeout(limitMs, request(), () => {
        throw new GatewayError('unreachable', `Stripe Tax has not answered within ${limitMs} ms`);
      });
    } catch (error) {
      throw asGatewayError(error);
    }
  }
}

function parametersOf({ lines, shippingCents, to, from }: TaxRequest): Stripe.Tax.CalculationCreateParams {
  return {
    currency: 'usd',
    customer_details: { address: toStripe(to), address_source: 'shipping' },
    ship_from_details: { address: toStripe(from) },
    line_items: lines.map(({ key, cents, quantity, isClothing }) => ({
      reference: key,
      amount: cents,
      quantity,
      tax_behavior: 'exclusive' as const,
      tax_code: isClothing ? CLOTHING_AND_FOOTWEAR : TANGIBLE_GOODS,
    })),
    ...(shippingCents > 0
      ? { shipping_cost: { amount: shippingCents, tax_behavior: 'exclusive' as const, tax_code: SHIPPING } }
      : {}),
    expand: ['line_items.data.tax_breakdown', 'shipping_cost.tax_breakdown'],
  };
}

/** Without what is not known: Stripe rejects empty parts of an address. */
const toStripe = ({ street, city, state, zipCode }: TaxAddress): Stripe.Tax.CalculationCreateParams.ShipFromDetails.Address => ({
  country: 'US',
  state,
  postal_code: zipCode,
  ...(city === '' ? {} : { city }),
  ...(street === '' ? {} : { line1: street }),
});
