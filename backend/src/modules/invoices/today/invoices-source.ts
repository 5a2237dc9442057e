import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource } from 'typeorm';
import { type Duty, DutySource } from '#platform/today/duty-source.js';
import type { Right } from '../../auth/index.js';
import { InvoiceSettings } from '../invoice-shop.js';
import { invoiceDuties } from './invoice-duties.js';
import { OVERDUE_INVOICES } from './invoices-today.queries.js';

@Injectable()
export class InvoicesSource extends DutySource {
  readonly label = 'Invoices';
  readonly group = 'books';
  readonly rank = 4;
  readonly right: Right = 'edit-invoices';

  constructor(
    @InjectDataSource() private readonly db: DataSource,
    private readonly settings: InvoiceSettings,
  ) {
    super();
  }

  async duties(): Promise<Duty[]> {
    const { day } = await this.settings.today();
    const overdue = await OVERDUE_INVOICES.first(this.db, day);
    return overdue ? invoiceDuties(overdue) : [];
  }
}
