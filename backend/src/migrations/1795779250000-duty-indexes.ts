import type { MigrationInterface, QueryRunner } from 'typeorm';

/** "Today" counts what waits, at each visit: by indexes that hold only that. */
export class DutyIndexes1795779250000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`create index contact_messages_inbox_idx on contact_messages (created_at) where archived_at is null`);
    await runner.query(`create index invoices_sent_due_idx on invoices (due_on) where status = 'sent'`);
    await runner.query(`create index ledger_entries_at_idx on ledger_entries (at)`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop index ledger_entries_at_idx');
    await runner.query('drop index invoices_sent_due_idx');
    await runner.query('drop index contact_messages_inbox_idx');
  }
}
