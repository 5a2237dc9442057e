import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Invoices are paid in parts, and clients are reminded of them. */
export class InvoicePayments1795770000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table invoices add reminded_at timestamptz;

      create table invoice_payments (
        id uuid constraint invoice_payments_pkey primary key default gen_random_uuid(),
        invoice_id uuid not null constraint invoice_payments_invoice_id_fkey references invoices on delete cascade,
        amount numeric(10, 2) not null constraint invoice_payments_amount_check check (amount > 0),
        received_on date not null,
        method text not null,
        note text,
        status_before text not null,
        author text not null,
        created_at timestamptz not null,
        undone_at timestamptz,
        undone_by text,
        constraint invoice_payments_undone_check check ((undone_at is null) = (undone_by is null))
      );
      create index invoice_payments_invoice_id_idx on invoice_payments (invoice_id, created_at);
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table invoice_payments');
    await runner.query('alter table invoices drop reminded_at');
  }
}
