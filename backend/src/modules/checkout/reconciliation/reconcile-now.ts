import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource } from 'typeorm';
import { type Admin, AuditLog } from '../../auth/index.js';
import { askGateway } from '../../payments/index.js';
import { ReconcilePayments } from './reconcile-payments.js';

const HOURS = 24;

/** The button "Compare now". */
@Injectable()
export class ReconcileNow {
  constructor(
    @InjectDataSource() private readonly db: DataSource,
    private readonly reconcilePayments: ReconcilePayments,
    private readonly audit: AuditLog,
  ) {}

  /** Throws 503 when the provider does not answer; that it was tried is recorded anyway. */
  async execute(admin: Admin): Promise<void> {
    await this.audit.record(this.db.manager, admin, 'compared', 'payments', null, { hours: HOURS });
    await askGateway(() => this.reconcilePayments.execute(HOURS));
  }
}
