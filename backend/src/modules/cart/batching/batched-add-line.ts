import { Injectable, type Provider } from '@nestjs/common';
import { isUndone } from '#platform/database/transactions.js';
import { AddLine, type NewLine } from '../add-line.js';
import type { CartLineRow } from '../cart-line.sql.js';
import { ADD_LINES } from './add-lines.queries.js';
import { Batcher } from './batcher.js';

/** Batching of adds: lines that shoppers add at the same time are one statement. See docs/decisions/0325. */
@Injectable()
export class BatchedAddLine extends AddLine {
  private readonly batcher = new Batcher<NewLine, CartLineRow | undefined>({
    // One line of a cart per statement: with two, it could hold one and wait for the other, which another change of the cart has locked.
    conflictKeys: ({ sessionId }) => [sessionId],
    runOne: (line) => super.execute(line),
    runBatch: (lines) => this.addBatch(lines),
  });

  override execute(line: NewLine): Promise<CartLineRow | undefined> {
    return this.batcher.add(line);
  }

  /** Undefined when Postgres refused the statement, and so added none of them. */
  private async addBatch(lines: readonly NewLine[]): Promise<(CartLineRow | undefined)[] | undefined> {
    try {
      const rows = await ADD_LINES.rows(
        this.db,
        lines.map(({ sessionId }) => sessionId),
        lines.map(({ productId }) => productId),
        lines.map(({ variantId }) => variantId),
        lines.map(({ quantity }) => quantity),
      );
      const added = new Map(rows.map(({ position, ...line }) => [position, line]));
      return lines.map((_, index) => added.get(index + 1));
    } catch (error) {
      if (isUndone(error)) return undefined;
      throw error;
    }
  }
}

/** Replaces `AddLine`; listed after it in the module. */
export const BATCHING: Provider = { provide: AddLine, useClass: BatchedAddLine };
