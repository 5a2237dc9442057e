import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Test emails that staff send to themselves: the check before opening asks whether one has arrived. */
export class TestMails1763760300000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`create table test_mails (
      id uuid not null default gen_random_uuid(),
      arrived_at timestamptz,
      created_at timestamptz not null default now(),
      constraint test_mails_pkey primary key (id)
    )`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table test_mails');
  }
}
