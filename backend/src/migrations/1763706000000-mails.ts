import type { MigrationInterface, QueryRunner } from 'typeorm';

export class Mails1763706000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`create table mails (
      id uuid not null default gen_random_uuid(),
      kind text not null,
      subject_id uuid not null,
      recipient text,
      attempts integer not null default 0,
      last_error text,
      leased_until timestamptz,
      sent_at timestamptz,
      created_at timestamptz not null default now(),
      constraint mails_once_key unique (kind, subject_id),
      constraint mails_attempts_check check (attempts >= 0),
      constraint mails_pkey primary key (id)
    )`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table mails');
  }
}
