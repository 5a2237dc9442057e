import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource } from 'typeorm';
import { AppError } from '#platform/app-error.js';
import { inTransaction, lockName, type Tx } from '#platform/database/transactions.js';
import { CheckoutCart } from '../../cart/index.js';
import { lineKey, MOST_PER_ORDER } from '../../catalog/index.js';
import { CreateOrder } from '../../orders/index.js';
import { TAX_SERVICE } from '../../pricing/index.js';
import { soldOutUncharged } from '../checkout.errors.js';
import { type CheckoutRow, Checkouts } from '../checkouts.js';
import { takeOfCheckout } from '../tax/tax-calculation.queries.js';
import { sessionLock } from '../session-lock.js';

/** What ends a paid checkout without an order: nothing is left for it. */
const ENDING_CODES: ReadonlySet<string | undefined> = new Set(['OUT_OF_STOCK', MOST_PER_ORDER]);

/** Creates the order of a paid checkout: stock, order, checkout and cart change in one transaction, or nothing does. */
@Injectable()
export class PlacePaidOrder {
  constructor(
    @InjectDataSource() private readonly db: DataSource,
    private readonly checkouts: Checkouts,
    private readonly createOrder: CreateOrder,
    private readonly carts: CheckoutCart,
  ) {}

  /** Changes nothing unless the checkout is still open. Returns the error when it is sold out; the checkout then ends so. */
  execute({ id, sessionId }: CheckoutRow): Promise<AppError | undefined> {
    return inTransaction(this.db, async (tx) => {
      await lockName(tx, sessionLock(sessionId));
      const checkout = await this.checkouts.lock(tx, id);
      return checkout?.status === 'open' ? this.placeOrEnd(tx, checkout) : undefined;
    });
  }

  private async placeOrEnd(tx: Tx, checkout: CheckoutRow): Promise<AppError | undefined> {
    try {
      // A savepoint: being refused undoes the order, but not the end of the checkout.
      await tx.transaction((inner) => this.place(inner, checkout));
      return undefined;
    } catch (error) {
      if (!(error instanceof AppError) || !ENDING_CODES.has(error.details.code)) throw error;
      await this.checkouts.end(checkout.id, 'sold_out', tx);
      return soldOutUncharged(error.message, error.details.extensions);
    }
  }

  private async place(tx: Tx, checkout: CheckoutRow): Promise<void> {
    const { sessionId, customer, items, charges, paymentMethod, paymentIntentId } = checkout;
    await this.emptyCart(tx, checkout);
    const order = await this.createOrder.execute(tx, {
      sessionId,
      address: null,
      customer,
      paymentMethod,
      paymentStatus: 'authorized',
      paymentIntentId,
      items,
      charges,
    });
    await this.checkouts.place(tx, checkout.id, order.id);
    if (charges.some(({ authority }) => authority === TAX_SERVICE)) await takeOfCheckout.execute(tx, checkout.id, order.id);
  }

  /** Keeps lines that were added, or increased, since the payment was started: they are not part of it. */
  private async emptyCart(tx: Tx, { sessionId, items }: CheckoutRow): Promise<void> {
    const bought = new Map(items.map((item) => [lineKey(item), item.quantity]));
    const contents = await this.carts.contents(tx, sessionId);
    await this.carts.empty(
      tx,
      contents.filter((line) => line.quantity <= (bought.get(lineKey(line)) ?? 0)),
    );
  }
}
