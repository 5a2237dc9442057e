import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource } from 'typeorm';
import { isUndone } from '#platform/database/transactions.js';
import type { CartLineRow } from './cart-line.sql.js';
import { ADD_LINES } from './add-lines.queries.js';

/** What a shopper adds; the ids are UUIDs. */
interface NewLine {
  sessionId: string;
  productId: string;
  variantId: string | null;
  quantity: number;
}

interface Waiting extends NewLine {
  resolve: (line: CartLineRow | undefined) => void;
  reject: (error: unknown) => void;
}

/** One that waits for a lock delays the others of its statement, so there are few. */
const MAX_TOGETHER = 16;

/**
 * Adds lines to carts: those that the event loop has read in one turn with one statement, which costs little more than a statement
 * for one of them. See docs/decisions/0305.
 */
@Injectable()
export class AddLines {
  private waiting: Waiting[] = [];

  constructor(@InjectDataSource() private readonly db: DataSource) {}

  /** Undefined when the product or size is unknown, the size is missing, or the sum exceeds stock or limit. */
  execute(line: NewLine): Promise<CartLineRow | undefined> {
    return new Promise((resolve, reject) => {
      if (this.waiting.length === 0) setImmediate(() => this.addWaiting());
      this.waiting.push({ ...line, resolve, reject });
    });
  }

  private addWaiting(): void {
    const { waiting } = this;
    this.waiting = [];
    for (const lines of statementsOf(waiting)) void this.addTogether(lines);
  }

  private async addTogether(lines: readonly Waiting[]): Promise<void> {
    try {
      const added = await this.add(lines);
      for (const [index, { resolve }] of lines.entries()) resolve(added.get(index + 1));
    } catch (error) {
      // Each is tried alone, so that one does not fail the others.
      if (lines.length > 1 && isUndone(error)) for (const line of lines) void this.addTogether([line]);
      else for (const { reject } of lines) reject(error);
    }
  }

  private async add(lines: readonly NewLine[]): Promise<Map<number, CartLineRow>> {
    const rows = await ADD_LINES.rows(
      this.db,
      lines.map(({ sessionId }) => sessionId),
      lines.map(({ productId }) => productId),
      lines.map(({ variantId }) => variantId),
      lines.map(({ quantity }) => quantity),
    );
    return new Map(rows.map(({ position, ...line }) => [position, line]));
  }
}

/** A statement can change a line only once: another addition to the same line belongs to the next statement. */
function statementsOf<Line extends NewLine>(lines: readonly Line[]): Line[][] {
  const statements: { keys: Set<string>; lines: Line[] }[] = [];
  for (const line of lines) {
    const key = `${line.sessionId} ${line.productId} ${line.variantId}`.toLowerCase();
    let statement = statements.find(({ keys }) => keys.size < MAX_TOGETHER && !keys.has(key));
    if (!statement) statements.push((statement = { keys: new Set(), lines: [] }));
    statement.keys.add(key);
    statement.lines.push(line);
  }
  return statements.map((statement) => statement.lines);
}
