import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The total that the client received, so that a later change of a sent invoice shows. */
export class SentInvoiceTotals1763793001000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('alter table invoices add column sent_total numeric(10, 2), add column sent_at timestamptz');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('alter table invoices drop column sent_total, drop column sent_at');
  }
}
