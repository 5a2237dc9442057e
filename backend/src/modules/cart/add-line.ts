import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource } from 'typeorm';
import type { CartLineRow } from './cart-line.sql.js';
import { ADD_LINE } from './cart.queries.js';

/** What a shopper adds; the ids are UUIDs. */
export interface NewLine {
  sessionId: string;
  productId: string;
  variantId: string | null;
  quantity: number;
}

/** Adds a line to a cart, or pieces to the line that exists. */
@Injectable()
export class AddLine {
  constructor(@InjectDataSource() protected readonly db: DataSource) {}

  /** Undefined when the product or size is unknown, the size is missing, or the sum exceeds stock or limit. */
  execute({ sessionId, productId, variantId, quantity }: NewLine): Promise<CartLineRow | undefined> {
    return ADD_LINE.first(this.db, sessionId, productId, variantId, quantity);
  }
}
