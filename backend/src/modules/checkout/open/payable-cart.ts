import { Injectable } from '@nestjs/common';
import type { Tx } from '#platform/database/transactions.js';
import { type CartContent, CheckoutCart } from '../../cart/index.js';
import { Stock } from '../../catalog/index.js';
import { MostPerOrder, type NewOrderItem, type OrderCustomer, withProductName } from '../../orders/index.js';
import type { Charge, Prices } from '../../pricing/index.js';
import { ShopSettings } from '../../settings/index.js';
import { notYetOf } from '../not-yet.js';
import { amountOutOfBounds, cartChanged, cartIsEmpty, sizeNeeded } from '../checkout.errors.js';
import { quoteCart } from '../quote/quote-cart.js';

const MIN_CENTS = 50;
const MAX_CENTS = 99_999_999;

interface PayableRequest {
  sessionId: string;
  customer: OrderCustomer;
  shippingRateId?: string | undefined;
  /** The total the shopper saw. */
  cents: number;
}

interface PayableContents {
  items: NewOrderItem[];
  charges: readonly Charge[];
  totalCents: number;
}

/** The cart of a session as a card payment pays for it. */
@Injectable()
export class PayableCart {
  constructor(
    private readonly carts: CheckoutCart,
    private readonly stock: Stock,
    private readonly mostPerOrder: MostPerOrder,
    private readonly settings: ShopSettings,
  ) {}

  /**
   * Throws 400 empty cart or ADDRESS_MISMATCH, 409 SIZE_NEEDED, NOT_YET, NO_SHIPPING, CART_CHANGED, MOST_PER_ORDER or short of
   * stock, 422 bounds. The lines stay locked until `tx` ends.
   */
  async read(tx: Tx, { sessionId, cents, customer, shippingRateId }: PayableRequest, prices: Prices): Promise<PayableContents> {
    const contents = await this.carts.contents(tx, sessionId);
    if (contents.length === 0) throw cartIsEmpty();
    const unsized = contents.find(({ needsSize }) => needsSize);
    if (unsized) throw sizeNeeded(unsized);
    const early = await notYetOf(contents, this.settings);
    if (early) throw early;
    const { totalCents, charges } = quoteCart(contents, prices, { ...customer.shippingAddress, shippingRateId });
    if (cents !== totalCents) throw cartChanged(totalCents);
    if (totalCents < MIN_CENTS || totalCents > MAX_CENTS) throw amountOutOfBounds();
    await this.mostPerOrder.assertWithin(tx, contents, customer.customerEmail);
    await this.assertInStock(tx, contents);
    return { items: contents.map(toNewOrderItem), charges, totalCents };
  }

  /** The catalogue's error knows the product's id; the shopper reads its name. */
  private async assertInStock(tx: Tx, contents: readonly CartContent[]): Promise<void> {
    try {
      await this.stock.assertAvailable(tx, contents);
    } catch (error) {
      throw withProductName(error, contents);
    }
  }
}

const toNewOrderItem = ({
  productId,
  variantId,
  variantLabel,
  quantity,
  name,
  imageUrl,
  price,
  mostPerOrder,
}: CartContent): NewOrderItem => ({
  productId,
  ...(variantId === null ? {} : { variantId, variantLabel }),
  quantity,
  name,
  imageUrl,
  price,
  ...(mostPerOrder === null ? {} : { mostPerOrder }),
});
