import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { fromCents } from '@shop/contract/money';
import type { DataSource } from 'typeorm';
import type { LinePageDto } from './payment-line.dto.js';
import { LineViews } from './line-views.js';
import { COUNT_LINES, LINE_PAGE } from './lines.queries.js';
import type { PaymentLinesView } from './payment-line.view.js';

const PAGE_SIZE = 50;

@Injectable()
export class ListLines {
  constructor(
    @InjectDataSource() private readonly db: DataSource,
    private readonly views: LineViews,
  ) {}

  /** A page of lines, oldest first. */
  async execute({ state, orderId, after }: LinePageDto): Promise<PaymentLinesView> {
    const [rows, counts] = await Promise.all([
      LINE_PAGE.rows(this.db, state ?? null, orderId ?? null, after ?? null, PAGE_SIZE + 1),
      COUNT_LINES.first(this.db),
    ]);
    const page = rows.slice(0, PAGE_SIZE);
    const { review = 0, owed = 0, owedCents = 0 } = counts ?? {};
    return {
      lines: await this.views.of(page),
      next: rows.length > PAGE_SIZE ? (page.at(-1)?.id ?? null) : null,
      counts: { review, owed, owedAmount: fromCents(owedCents) },
    };
  }
}
