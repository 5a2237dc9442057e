import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * The day until when an invoice is to be paid, every PDF that went to a client, and which shop settings a stored PDF prints. The
 * checksum is checked by the database, so a damaged PDF cannot be written or restored.
 */
export class InvoiceDueDatesAndSentPdfs1763804000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('alter table invoices add column due_on date');
    await runner.query(`alter table invoice_pdfs add column printed_settings text not null default ''`);
    await runner.query(`create table sent_invoice_pdfs (
      id uuid not null default gen_random_uuid(),
      invoice_id uuid not null,
      sending_id uuid not null,
      sent_to text not null,
      total_amount numeric(10, 2) not null,
      bytes bytea not null,
      checksum text not null,
      created_at timestamptz not null default now(),
      delivered_at timestamptz,
      constraint sent_invoice_pdfs_pkey primary key (id),
      constraint sent_invoice_pdfs_sending_key unique (sending_id, checksum),
      constraint sent_invoice_pdfs_checksum_check check (checksum = encode(sha256(bytes), 'hex'))
    )`);
    await runner.query(`alter table sent_invoice_pdfs add constraint sent_invoice_pdfs_invoice_id_fkey
      foreign key (invoice_id) references invoices(id) on delete restrict on update no action`);
    await runner.query('create index sent_invoice_pdfs_invoice_id_idx on sent_invoice_pdfs (invoice_id)');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table sent_invoice_pdfs');
    await runner.query('alter table invoice_pdfs drop column printed_settings');
    await runner.query('alter table invoices drop column due_on');
  }
}
