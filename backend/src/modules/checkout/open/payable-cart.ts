import { Injectable } from '@nestjs/common';
import { toCents } from '@shop/contract/money';
import type { Tx } from '#platform/database/transactions.js';
import { type CartContent, CheckoutCart } from '../../cart/index.js';
import { Stock } from '../../catalog/index.js';
import { type NewOrderItem, orderTotal, withProductName } from '../../orders/index.js';
import { amountOutOfBounds, cartChanged, cartIsEmpty, sizeNeeded } from '../checkout.errors.js';

const MIN_CENTS = 50;
const MAX_CENTS = 99_999_999;

/** The cart of a session as a card payment pays for it. */
@Injectable()
export class PayableCart {
  constructor(
    private readonly carts: CheckoutCart,
    private readonly stock: Stock,
  ) {}

  /**
   * `amount` is the total the shopper saw. Throws 400 empty cart or SIZE_NEEDED, 409 CART_CHANGED or short of stock, 422 bounds. The
   * lines stay locked until `tx` ends.
   */
  async read(tx: Tx, sessionId: string, amount: string): Promise<{ items: NewOrderItem[]; totalCents: number }> {
    const contents = await this.carts.contents(tx, sessionId);
    if (contents.length === 0) throw cartIsEmpty();
    const unsized = contents.find(({ needsSize }) => needsSize);
    if (unsized) throw sizeNeeded(unsized);
    const total = orderTotal(contents);
    const totalCents = toCents(total);
    // Compared in cents, because "048.00" equals 48.00.
    if (toCents(amount) !== totalCents) throw cartChanged(total);
    if (totalCents < MIN_CENTS || totalCents > MAX_CENTS) throw amountOutOfBounds();
    await this.assertInStock(tx, contents);
    return { items: contents.map(toNewOrderItem), totalCents };
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

const toNewOrderItem = ({ productId, variantId, variantLabel, quantity, name, imageUrl, price }: CartContent): NewOrderItem => ({
  productId,
  ...(variantId === null ? {} : { variantId, variantLabel }),
  quantity,
  name,
  imageUrl,
  price,
});
