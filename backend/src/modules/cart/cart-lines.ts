import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { isUUID } from 'class-validator';
import type { DataSource } from 'typeorm';
import { onlyLeft, ProductLookup, productNotFound, sizeNotFound, SizeStocks, type StockLine } from '../catalog/index.js';
import { AddLine } from './add-line.js';
import { MAX_PER_LINE } from './cart-limits.js';
import type { CartLineRow } from './cart-line.sql.js';
import { cartItemNotFound, lineIsFull, sizeNeeded } from './cart.errors.js';
import { CART_LINES, CLEAR_CART, REMOVE_LINE, SET_QUANTITY, STOCK_OF_LINE, STOCK_OF_PRODUCT } from './cart.queries.js';
import type { CartLineView } from './cart.view.js';
import { ChangeSize } from './change-size.js';
import { SaleLimits } from './sale-limits.js';

/**
 * Reads and changes cart lines with one statement each; the products come from memory, their price and stock from the statement. More
 * statements only find out why the first changed nothing.
 */
@Injectable()
export class CartLines {
  constructor(
    @InjectDataSource() private readonly db: DataSource,
    private readonly addLine: AddLine,
    private readonly sizes: SizeStocks,
    private readonly changeSize: ChangeSize,
    private readonly products: ProductLookup,
    private readonly saleLimits: SaleLimits,
  ) {}

  /** Oldest first. An unknown session has an empty cart. */
  async of(sessionId: string): Promise<CartLineView[]> {
    return this.views(await CART_LINES.rows(this.db, sessionId));
  }

  /**
   * Adds to the line of the product and size or creates one. 404 unknown product or size, 400 SIZE_NEEDED, 409 SIZE_GONE, 409
   * NOT_YET, 409 beyond the stock or the limit of a line or an order.
   */
  async add(sessionId: string, wanted: StockLine): Promise<CartLineView> {
    const { productId, variantId, quantity } = wanted;
    if (!isUUID(productId)) throw productNotFound();
    if (variantId == null || isUUID(variantId)) {
      const line = await this.addLine.execute({ sessionId, productId, variantId: variantId ?? null, quantity });
      if (line) return this.view(line);
    }
    const stock = await this.stockOf(wanted);
    await this.saleLimits.assertMayGet(this.db, { sessionId, productId, more: quantity });
    throw stock < MAX_PER_LINE ? onlyLeft(stock, wanted) : lineIsFull();
  }

  /** A given `sessionId` must be the line's. 404 unknown line or size, 409 SIZE_GONE, NOT_YET or beyond the stock or a limit. */
  async update(
    id: string,
    { quantity, variantId }: Omit<StockLine, 'productId'>,
    sessionId: string | undefined,
  ): Promise<CartLineView> {
    if (variantId != null) return this.view(await this.changeSize.execute(id, { variantId, quantity, sessionId }));
    const line = await SET_QUANTITY.first(this.db, id, quantity, sessionId ?? null);
    if (line) return this.view(line);
    const stored = await STOCK_OF_LINE.first(this.db, id, sessionId ?? null);
    if (!stored) throw cartItemNotFound();
    await this.saleLimits.assertMayGet(this.db, { ...stored, more: quantity - stored.quantity });
    const stock = stored.variantId === null ? stored.stock : await this.sizes.of(this.db, stored.productId, stored.variantId);
    throw onlyLeft(stock, stored);
  }

  async remove(id: string, sessionId: string | undefined): Promise<void> {
    const removed = await REMOVE_LINE.execute(this.db, id, sessionId ?? null);
    if (removed === 0) throw cartItemNotFound();
  }

  async clear(sessionId: string): Promise<void> {
    await CLEAR_CART.execute(this.db, sessionId);
  }

  private async view(line: CartLineRow): Promise<CartLineView> {
    const [view] = await this.views([line]);
    if (!view) throw productNotFound();
    return view;
  }

  private async views(lines: readonly CartLineRow[]): Promise<CartLineView[]> {
    const products = await this.products.byId(lines.map(({ productId }) => productId));
    return lines.flatMap(({ id, quantity, productId, price, stockQuantity, variantId, variantLabel, needsSize }) => {
      const listed = products.get(productId);
      if (!listed) return [];
      const product = { ...listed, price, stockQuantity, inStock: stockQuantity > 0 };
      const variant = variantId === null || variantLabel === null ? null : { id: variantId, label: variantLabel };
      return [{ id, quantity, product, variant, needsSize }];
    });
  }

  private async stockOf({ productId, variantId }: StockLine): Promise<number> {
    const product = await STOCK_OF_PRODUCT.first(this.db, productId);
    if (!product) throw productNotFound();
    const { stock, optionNames } = product;
    if (variantId == null && optionNames.length > 0) throw sizeNeeded(optionNames);
    if (variantId == null) return stock;
    if (optionNames.length === 0) throw sizeNotFound();
    return this.sizes.of(this.db, productId, variantId);
  }
}
