import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { isUUID } from 'class-validator';
import type { DataSource } from 'typeorm';
import { onlyLeft, productNotFound } from '../catalog/index.js';
import { MAX_PER_LINE } from './cart-limits.js';
import { cartItemNotFound, lineIsFull } from './cart.errors.js';
import {
  ADD_TO_CART,
  CART_LINES,
  CLEAR_CART,
  REMOVE_LINE,
  SET_QUANTITY,
  STOCK_OF_LINE,
  STOCK_OF_PRODUCT,
} from './cart.queries.js';
import type { CartLineView } from './cart.view.js';

/** Reads and changes cart lines with one statement each; a second one only finds out why the first changed nothing. */
@Injectable()
export class CartLines {
  constructor(@InjectDataSource() private readonly db: DataSource) {}

  /** Oldest first. An unknown session has an empty cart. */
  of(sessionId: string): Promise<CartLineView[]> {
    return CART_LINES.rows(this.db, sessionId);
  }

  /** Adds to the line of the product or creates one. 404 unknown product, 409 beyond the stock or the limit of a line. */
  async add(sessionId: string, productId: string, quantity: number): Promise<CartLineView> {
    if (!isUUID(productId)) throw productNotFound();
    const line = await ADD_TO_CART.first(this.db, sessionId, productId, quantity);
    if (line) return line;
    const product = await STOCK_OF_PRODUCT.first(this.db, productId);
    if (!product) throw productNotFound();
    throw product.stock < MAX_PER_LINE ? onlyLeft(product.stock, productId) : lineIsFull();
  }

  /** A given `sessionId` must be the line's. 404 unknown line, 409 beyond the stock. */
  async setQuantity(id: string, quantity: number, sessionId: string | undefined): Promise<CartLineView> {
    const line = await SET_QUANTITY.first(this.db, id, quantity, sessionId ?? null);
    if (line) return line;
    const product = await STOCK_OF_LINE.first(this.db, id, sessionId ?? null);
    throw product ? onlyLeft(product.stock, product.productId) : cartItemNotFound();
  }

  async remove(id: string, sessionId: string | undefined): Promise<void> {
    const removed = await REMOVE_LINE.execute(this.db, id, sessionId ?? null);
    if (removed === 0) throw cartItemNotFound();
  }

  async clear(sessionId: string): Promise<void> {
    await CLEAR_CART.execute(this.db, sessionId);
  }
}
