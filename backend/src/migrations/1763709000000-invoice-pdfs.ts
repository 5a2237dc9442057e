import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The printed form of an invoice, and the count of saves that tells whether it is still true. */
export class InvoicePdfs1763709000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('alter table invoices add column revision integer not null default 1');
    await runner.query(`create table invoice_pdfs (
      invoice_id uuid not null,
      revision integer not null,
      bytes bytea not null,
      created_at timestamptz not null default now(),
      constraint invoice_pdfs_pkey primary key (invoice_id)
    )`);
    await runner.query(`alter table invoice_pdfs add constraint invoice_pdfs_invoice_id_fkey
      foreign key (invoice_id) references invoices(id) on delete cascade on update no action`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table invoice_pdfs');
    await runner.query('alter table invoices drop column revision');
  }
}
