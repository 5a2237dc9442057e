import type { MigrationInterface, QueryRunner } from 'typeorm';

const COLUMNS = [
  { table: 'invoice_payments', dollars: 'amount', cents: 'amount_cents' },
  { table: 'invoices', dollars: 'sent_total', cents: 'sent_total_cents' },
  { table: 'sent_invoice_pdfs', dollars: 'total_amount', cents: 'total_cents' },
] as const;

/** Our own amounts of invoices are whole cents; those of the specification keep their types. */
export class InvoicesInCents1795778700000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('alter table invoice_payments drop constraint invoice_payments_amount_check');
    for (const { table, dollars, cents } of COLUMNS) {
      await runner.query(`alter table ${table} rename ${dollars} to ${cents}`);
      await runner.query(`alter table ${table} alter ${cents} type bigint using ${cents} * 100`);
    }
    await runner.query('alter table invoice_payments add constraint invoice_payments_amount_check check (amount_cents > 0)');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('alter table invoice_payments drop constraint invoice_payments_amount_check');
    for (const { table, dollars, cents } of COLUMNS) {
      await runner.query(`alter table ${table} alter ${cents} type numeric(10, 2) using ${cents} / 100.0`);
      await runner.query(`alter table ${table} rename ${cents} to ${dollars}`);
    }
    await runner.query('alter table invoice_payments add constraint invoice_payments_amount_check check (amount > 0)');
  }
}
