import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource } from 'typeorm';
import { isUndone } from '#platform/database/transactions.js';
import { WorkGroups } from '#platform/work-groups.js';
import type { CartLineRow } from './cart-line.sql.js';
import { ADD_LINES } from './add-lines.queries.js';

/** What a shopper adds; the ids are UUIDs. */
interface NewLine {
  sessionId: string;
  productId: string;
  variantId: string | null;
  quantity: number;
}

interface Outcome {
  /** Undefined when nothing was added. */
  line: CartLineRow | undefined;
}

/**
 * Adds lines to carts: those that arrive in one turn of the event loop, or while others are being added, with one statement, which
 * costs little more than a statement for one of them. See docs/decisions/0305.
 */
@Injectable()
export class AddLines {
  private readonly groups = new WorkGroups<NewLine, Outcome>({
    // A statement can change a line only once: another addition to the same line belongs to a later statement.
    namesOf: ({ sessionId, productId, variantId }) => [`${sessionId} ${productId} ${variantId}`.toLowerCase()],
    alone: (line) => this.addAlone(line),
    together: (lines) => this.tryTogether(lines),
  });

  constructor(@InjectDataSource() private readonly db: DataSource) {}

  /** Undefined when the product or size is unknown, the size is missing, or the sum exceeds stock or limit. */
  async execute(line: NewLine): Promise<CartLineRow | undefined> {
    return (await this.groups.add(line)).line;
  }

  private async addAlone(line: NewLine): Promise<Outcome> {
    const [outcome] = await this.add([line]);
    if (!outcome) throw new Error('The line was not added');
    return outcome;
  }

  /** None when Postgres refused one: each is then tried alone, so that one does not fail the others. */
  private async tryTogether(lines: readonly NewLine[]): Promise<Outcome[]> {
    try {
      return await this.add(lines);
    } catch (error) {
      if (isUndone(error)) return [];
      throw error;
    }
  }

  /** One outcome per line. */
  private async add(lines: readonly NewLine[]): Promise<Outcome[]> {
    const rows = await ADD_LINES.rows(
      this.db,
      lines.map(({ sessionId }) => sessionId),
      lines.map(({ productId }) => productId),
      lines.map(({ variantId }) => variantId),
      lines.map(({ quantity }) => quantity),
    );
    const added = new Map(rows.map(({ position, ...line }) => [position, line]));
    return lines.map((_, index) => ({ line: added.get(index + 1) }));
  }
}
