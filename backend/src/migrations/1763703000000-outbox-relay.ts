import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The relay notes why a fact could not be passed on, and is woken when one is told. */
export class OutboxRelay1763703000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('alter table outbox add column last_error text');
    await runner.query(`create trigger outbox_announce after insert on outbox
      for each statement execute function announce_change()`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop trigger outbox_announce on outbox');
    await runner.query('alter table outbox drop column last_error');
  }
}
