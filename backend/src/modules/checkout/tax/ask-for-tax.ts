import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource } from 'typeorm';
import type { CartContent } from '../../cart/index.js';
import { GatewayError, TaxProvider } from '../../payments/index.js';
import { isCovered, priceCart, type Prices, readDestination, type ServiceTaxes } from '../../pricing/index.js';
import { ShopSettings } from '../../settings/index.js';
import { addressUnknown, taxUnavailable } from '../checkout.errors.js';
import { type Delivery, pricedCart } from '../quote/priced-cart.js';
import { ReportTaxTrouble } from './report-tax-trouble.js';
import { type StoredCalculation, storedCalculation, storeCalculation } from './tax-calculation.queries.js';
import { type CartTaxRequest, hashOfRequest, taxRequest } from './tax-request.js';

interface Asked {
  sessionId: string;
  hash: string;
  request: CartTaxRequest;
  kept: StoredCalculation | undefined;
}

/** Asks the tax service about carts. An answer is kept, so that the order pays what the quote said, and a service is asked once. */
@Injectable()
export class AskForTax {
  constructor(
    @InjectDataSource() private readonly db: DataSource,
    private readonly provider: TaxProvider,
    private readonly settings: ShopSettings,
    private readonly reportTrouble: ReportTaxTrouble,
  ) {}

  /**
   * The prices with the tax of this cart. Ask before a transaction: the service may need three seconds. Throws 400 ADDRESS_MISMATCH, 409
   * NO_SHIPPING, 503 TAX_UNAVAILABLE.
   */
  async execute(sessionId: string, contents: readonly CartContent[], prices: Prices, delivery: Delivery): Promise<Prices> {
    const isPriced = contents.length > 0 && !contents.some(({ needsSize }) => needsSize);
    const request = isPriced ? taxRequest(contents, prices, delivery) : undefined;
    if (!request) return prices;
    const hash = hashOfRequest(request);
    const kept = await storedCalculation.first(this.db, sessionId, hash);
    const answer = kept?.isFresh ? kept : await this.askOrKeep({ sessionId, hash, request, kept }, prices);
    const taxes = answer?.result ?? null;
    const { totalCents } = priceCart(pricedCart(contents, prices, delivery), prices, taxes ?? undefined);
    return { ...prices, service: { hash, taxes, calculationId: answer?.id ?? null, totalCents } };
  }

  /** Undefined: the rules decide. */
  private async askOrKeep(asked: Asked, prices: Prices): Promise<Pick<StoredCalculation, 'id' | 'result'> | undefined> {
    try {
      return await this.ask(asked);
    } catch (error) {
      if (!(error instanceof GatewayError)) throw error;
      if (error.code === 'bad-address') throw addressUnknown();
      await this.reportTrouble.execute(error);
      if (asked.kept) return asked.kept;
      const { state, zipCode } = asked.request.to;
      const destination = readDestination(prices, { state, zipCode });
      if (destination && isCovered(prices, destination)) return undefined;
      throw taxUnavailable();
    }
  }

  private async ask({ sessionId, hash, request }: Asked): Promise<{ id: string; result: ServiceTaxes }> {
    const { postalAddress: from } = await this.settings.values();
    const { id, expiresAt, ...result } = await this.provider.calculate({ ...request, from });
    const stored = await storeCalculation.first(this.db, id, sessionId, hash, JSON.stringify(result), expiresAt);
    // Another request of this session was faster: all of them use one calculation.
    const first = stored ? undefined : await storedCalculation.first(this.db, sessionId, hash);
    return first ?? { id, result };
  }
}
