import { Injectable } from '@nestjs/common';
import { type CartContent, CheckoutCart } from '../../cart/index.js';
import { CurrentPrices, type Prices } from '../../pricing/index.js';
import { AskForTax } from '../tax/ask-for-tax.js';
import type { Delivery } from './priced-cart.js';

interface CheckoutRequest {
  sessionId: string;
  customer: { shippingAddress: Delivery };
  shippingRateId?: string | undefined;
}

/** Prices with the tax of one cart, if a service is asked for it. Read them before the transaction that sells the cart. */
@Injectable()
export class CheckoutPrices {
  constructor(
    private readonly currentPrices: CurrentPrices,
    private readonly carts: CheckoutCart,
    private readonly askForTax: AskForTax,
  ) {}

  /** For the session's cart as it is now; it is read only when a service is asked. Throws as `ofCart`. */
  async for({ sessionId, customer, shippingRateId }: CheckoutRequest): Promise<Prices> {
    const prices = await this.currentPrices.today();
    if (!prices.usesTaxService) return prices;
    const contents = await this.carts.read(sessionId);
    return this.askForTax.execute(sessionId, contents, prices, { ...customer.shippingAddress, shippingRateId });
  }

  /** Throws 400 ADDRESS_MISMATCH, 409 NO_SHIPPING, 503 TAX_UNAVAILABLE. */
  async ofCart(sessionId: string, contents: readonly CartContent[], delivery: Delivery): Promise<Prices> {
    return this.askForTax.execute(sessionId, contents, await this.currentPrices.today(), delivery);
  }
}
