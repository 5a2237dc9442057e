import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource } from 'typeorm';
import { inTransaction, type Tx } from '#platform/database/transactions.js';
import type { Admin } from '../../auth/index.js';
import { SizePrices, Stock } from '../../catalog/index.js';
import { canChangeSizes } from '../order-status.js';
import {
  itemNotFound,
  noLongerHere,
  orderHasChanged,
  paymentInProgress,
  sameSize,
  tooFewPieces,
  withoutSize,
  withProductName,
} from '../orders.errors.js';
import { OrderTransitions } from '../transitions/order-transitions.js';
import { latestEvents } from '../undo/undo.queries.js';
import type { ChangeSizeDto } from './change-size.dto.js';
import {
  addPieces,
  itemsOfProduct,
  keepSoldLines,
  removeItem,
  setSize,
  setTotal,
  type SizedItem,
  splitItem,
} from './change-size.queries.js';
import { priceOfSize } from './price-of-size.js';
import { SizeChangeRecords } from './size-change-records.js';

/** An item with the size that its pieces have, and the one that they get. */
interface Exchange {
  item: SizedItem & { variantId: string };
  /** The item of the order that has the wanted size already. */
  other: SizedItem | undefined;
  quantity: number;
  from: string;
  to: { variantId: string; label: string; priceCents: number };
}

/** Exchanges pieces of an order that is still here for another size of the same product, see docs/decisions/0395. */
@Injectable()
export class ChangeSize {
  constructor(
    @InjectDataSource() private readonly db: DataSource,
    private readonly transitions: OrderTransitions,
    private readonly stock: Stock,
    private readonly prices: SizePrices,
    private readonly records: SizeChangeRecords,
  ) {}

  /** 409 when there is not enough of the new size, when `version` is not the newest entry, and for an order that is not here. */
  async execute(admin: Admin, orderId: string, change: ChangeSizeDto): Promise<void> {
    await inTransaction(this.db, async (tx) => {
      const order = await this.transitions.lock(tx, orderId);
      const [newest] = await latestEvents.rows(tx, orderId);
      if (newest?.id !== change.version) throw orderHasChanged();
      if (order.paymentStatus === 'authorized') throw paymentInProgress();
      if (!canChangeSizes(order)) throw noLongerHere();
      const exchange = await this.exchangeOf(tx, orderId, change);
      await this.moveStock(tx, exchange);
      await keepSoldLines.execute(tx, orderId);
      await rewriteItems(tx, exchange);
      const totalCents = (await setTotal.first(tx, orderId))?.totalCents ?? order.totalCents;
      const pieces = `${exchange.quantity} × ${exchange.item.productName}, ${exchange.from} to ${exchange.to.label}`;
      await this.records.write(tx, admin, order, { pieces, differenceCents: totalCents - order.totalCents });
    });
  }

  private async exchangeOf(tx: Tx, orderId: string, change: ChangeSizeDto): Promise<Exchange> {
    const { itemId, variantId } = change;
    const items = await itemsOfProduct.rows(tx, orderId, itemId);
    const item = items.find(({ id }) => id === itemId);
    if (!item) throw itemNotFound();
    if (item.variantId === null) throw withoutSize(item.productName);
    const quantity = change.quantity ?? item.pieces;
    if (quantity > item.pieces || quantity === 0) throw tooFewPieces(item.pieces);
    const { current, wanted } = await this.prices.of(tx, item.productId, item.variantId, variantId);
    if (item.variantId === variantId) throw sameSize(wanted.label);
    const other = items.find((candidate) => candidate.variantId === variantId);
    const priceCents = other?.priceCents ?? priceOfSize(item.priceCents, current.priceCents, wanted.priceCents);
    const to = { variantId, label: wanted.label, priceCents };
    return { item: { ...item, variantId: item.variantId }, other, quantity, from: current.label, to };
  }

  /** The new size first: whether it is left decides. */
  private async moveStock(tx: Tx, { item, quantity, to }: Exchange): Promise<void> {
    const { productId, productName: name } = item;
    const wanted = { productId, variantId: to.variantId, quantity };
    try {
      await this.stock.decrement(tx, [wanted]);
    } catch (error) {
      throw withProductName(error, [{ ...wanted, name, variantLabel: to.label }]);
    }
    await this.stock.restock(tx, [{ productId, variantId: item.variantId, quantity }]);
  }
}

/** An order has one item per product and size, at one price. */
async function rewriteItems(tx: Tx, { item, other, quantity, to }: Exchange): Promise<void> {
  const isWhole = quantity === item.quantity;
  if (other) await addPieces.execute(tx, other.id, quantity);
  else if (isWhole) await setSize.execute(tx, item.id, to.variantId, to.label, to.priceCents);
  else await splitItem.execute(tx, item.id, to.variantId, to.label, to.priceCents, quantity);
  if (!isWhole) await addPieces.execute(tx, item.id, -quantity);
  else if (other) await removeItem.execute(tx, item.id, other.id);
}
