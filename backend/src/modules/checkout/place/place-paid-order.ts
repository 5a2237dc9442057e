import { Injectable } from '@nestjs/common';
import { AppError } from '#platform/app-error.js';
import { query } from '#platform/database/sql.js';
import { lockName, type Tx } from '#platform/database/transactions.js';
import { CheckoutCart } from '../../cart/index.js';
import { CreateOrder, type PlacedOrderView } from '../../orders/index.js';
import { type CheckoutRow, Checkouts } from '../checkouts.js';
import { notPaid, soldOutUncharged } from '../../payments/payments.errors.js';

/** What a transaction found: its refusals must not roll back what they say about the checkout. */
type Outcome = { order: PlacedOrderView } | { refusal: AppError };

/** The transaction of `FinishPayment`: stock, order, checkout and cart, all or nothing. */
@Injectable()
export class PlacePaidOrder {
  constructor(
    private readonly checkouts: Checkouts,
    private readonly book: CreateOrder,
    private readonly carts: CheckoutCart,
  ) {}

  async place(tx: Tx, { id, sessionId }: CheckoutRow): Promise<Outcome> {
    await lockName(tx, `session ${sessionId}`);
    const checkout = await this.checkouts.locked(tx, id);
    if (!checkout) return { refusal: notPaid() };
    if (checkout.orderId !== null) return { order: await placedOrder(tx, checkout.orderId) };
    if (checkout.status === 'sold_out') return { refusal: soldOutUncharged() };
    if (checkout.status !== 'open') return { refusal: notPaid() };
    try {
      // A savepoint: what is sold out undoes the order but not this transaction.
      return { order: await tx.transaction((inner) => this.write(inner, checkout)) };
    } catch (error) {
      if (!(error instanceof AppError) || error.details.code !== 'OUT_OF_STOCK') throw error;
      await this.checkouts.end(tx, id, 'sold_out');
      return { refusal: soldOutUncharged(error.message, error.details.facts) };
    }
  }

  private async write(tx: Tx, checkout: CheckoutRow): Promise<PlacedOrderView> {
    const { sessionId, customer, items, paymentMethod, paymentIntentId } = checkout;
    await this.emptyCart(tx, checkout);
    const order = await this.book.execute(tx, {
      sessionId,
      customer,
      paymentMethod,
      paymentStatus: 'authorized',
      paymentIntentId,
      items,
    });
    await this.checkouts.place(tx, checkout.id, order.id);
    return order;
  }

  /** Lines that were put in, or made longer, since the payment began stay: they are not what was paid. */
  private async emptyCart(tx: Tx, { sessionId, items }: CheckoutRow): Promise<void> {
    const bought = new Map(items.map((item) => [item.productId, item.quantity]));
    const contents = await this.carts.contents(tx, sessionId);
    await this.carts.empty(
      tx,
      contents.filter((line) => line.quantity <= (bought.get(line.productId) ?? 0)),
    );
  }
}

async function placedOrder(tx: Tx, orderId: string): Promise<PlacedOrderView> {
  const [order] = await query<PlacedOrderView>(tx, 'select id, order_number as "orderNumber" from orders where id = $1', [
    orderId,
  ]);
  if (!order) throw new Error('A checkout names an order that is gone');
  return order;
}
