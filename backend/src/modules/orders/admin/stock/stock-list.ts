import { foldedWords } from '@shop/contract/search';
import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource } from 'typeorm';
import { BYTE_ORDER_MARK, csvLine } from '#platform/csv.js';
import type { StockListDto } from './stock-list.dto.js';
import { STOCK_LIST } from './stock-list.queries.js';
import type { StockListView } from './stock-list.view.js';

const MAX_ROWS = 500;
const MAX_CSV_ROWS = 50_000;

const COLUMNS = ['Product', 'Size', 'Left', 'Sold in 30 days', 'Days left', 'On unpaid orders'];

/** What to print again: the stock of each size beside what is sold of it. */
@Injectable()
export class StockList {
  constructor(@InjectDataSource() private readonly db: DataSource) {}

  async rows(which: StockListDto, limit = MAX_ROWS): Promise<StockListView> {
    const { filter = null, search = '' } = which;
    const found = await STOCK_LIST.rows(this.db, filter, foldedWords(search), limit);
    return { rows: found.map(({ row }) => row), matching: found[0]?.matching ?? 0 };
  }

  async csv(which: StockListDto): Promise<string> {
    const { rows } = await this.rows(which, MAX_CSV_ROWS);
    const lines = rows.map(({ name, size, left, sold30Days, daysLeft, onUnpaidOrders }) =>
      csvLine([name, size ?? '', left, sold30Days, daysLeft ?? '', onUnpaidOrders]),
    );
    return BYTE_ORDER_MARK + csvLine(COLUMNS) + lines.join('');
  }
}
