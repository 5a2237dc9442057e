import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { isUUID } from 'class-validator';
import type { DataSource } from 'typeorm';
import { query, queryReturning } from '#platform/database/sql.js';
import { LISTED_PRODUCT, onlyLeft, productNotFound } from '../catalog/index.js';
import { MAX_PER_LINE } from './cart-limits.js';
import { cartItemNotFound, lineIsFull } from './cart.errors.js';
import type { CartLineView } from './cart.view.js';

/** `line` must name rows with id, product_id and quantity; lines of deleted products drop out. */
const withProduct = (line: string): string => `select line.id, line.quantity, to_json(product) as product
  from ${line} line
  join lateral (select ${LISTED_PRODUCT.columns} from ${LISTED_PRODUCT.source}
    where p.id = line.product_id and p.deleted_at is null) product on true`;

const ADD = `with line as (
    insert into cart_items (session_id, product_id, quantity)
    select $1, id, $3 from products where id = $2 and deleted_at is null and stock_quantity >= $3
    on conflict on constraint cart_items_line_key do update
      set quantity = cart_items.quantity + excluded.quantity, touched_at = clock_timestamp()
      where cart_items.quantity + excluded.quantity
        <= (select least(${MAX_PER_LINE}, stock_quantity) from products where id = excluded.product_id)
    returning id, product_id, quantity)
  ${withProduct('line')}`;

const SET = `with line as (
    update cart_items item set quantity = $2, touched_at = clock_timestamp() from products p
    where item.id = $1 and item.session_id = coalesce($3, item.session_id)
      and p.id = item.product_id and p.deleted_at is null and p.stock_quantity >= $2
    returning item.id, item.product_id, item.quantity)
  ${withProduct('line')}`;

interface Shelf {
  productId: string;
  stock: number;
}

/** Reads and changes single lines, each with one statement; a second one only finds out why the first was refused. */
@Injectable()
export class CartLines {
  constructor(@InjectDataSource() private readonly db: DataSource) {}

  /** Oldest first. An unknown session has an empty cart. */
  of(sessionId: string): Promise<CartLineView[]> {
    return query(this.db, `${withProduct('cart_items')} where line.session_id = $1 order by line.added_at, line.id`, [sessionId]);
  }

  /** Adds to the product's line or makes one. 404 unknown product, 409 beyond the stock or the limit of a line. */
  async add(sessionId: string, productId: string, quantity: number): Promise<CartLineView> {
    if (!isUUID(productId)) throw productNotFound();
    const [line] = await query<CartLineView>(this.db, ADD, [sessionId, productId, quantity]);
    return line ?? this.refuseToAdd(productId);
  }

  /** `ownSession`, when known, must be the line's. 404 unknown line, 409 beyond the stock. */
  async setQuantity(id: string, quantity: number, ownSession: string | undefined): Promise<CartLineView> {
    const [line] = await query<CartLineView>(this.db, SET, [id, quantity, ownSession ?? null]);
    return line ?? this.refuseToSet(id, ownSession);
  }

  async remove(id: string, ownSession: string | undefined): Promise<void> {
    const gone = await queryReturning(
      this.db,
      'delete from cart_items where id = $1 and session_id = coalesce($2, session_id) returning id',
      [id, ownSession ?? null],
    );
    if (gone.length === 0) throw cartItemNotFound();
  }

  async clear(sessionId: string): Promise<void> {
    await this.db.query('delete from cart_items where session_id = $1', [sessionId]);
  }

  private async refuseToAdd(productId: string): Promise<never> {
    const [shelf] = await query<Shelf>(
      this.db,
      'select id as "productId", stock_quantity as stock from products where id = $1 and deleted_at is null',
      [productId],
    );
    if (!shelf) throw productNotFound();
    throw shelf.stock < MAX_PER_LINE ? onlyLeft(shelf.stock, productId) : lineIsFull();
  }

  private async refuseToSet(id: string, ownSession: string | undefined): Promise<never> {
    const [shelf] = await query<Shelf>(
      this.db,
      `select p.id as "productId", p.stock_quantity as stock from cart_items item join products p on p.id = item.product_id and p.deleted_at is null
       where item.id = $1 and item.session_id = coalesce($2, item.session_id)`,
      [id, ownSession ?? null],
    );
    throw shelf ? onlyLeft(shelf.stock, shelf.productId) : cartItemNotFound();
  }
}
