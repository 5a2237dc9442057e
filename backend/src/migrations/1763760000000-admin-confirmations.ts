import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Remembers which sign-ins have entered the password again before a change that decides where money goes. */
export class AdminConfirmations1763760000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`create table admin_confirmations (
      token_id uuid constraint admin_confirmations_pkey primary key,
      confirmed_at timestamptz not null
    )`);
    await runner.query('create index admin_confirmations_confirmed_at_idx on admin_confirmations (confirmed_at)');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table admin_confirmations');
  }
}
