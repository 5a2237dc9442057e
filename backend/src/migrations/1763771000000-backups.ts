import type { MigrationInterface, QueryRunner } from 'typeorm';

export class Backups1763771000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`create table backups (
      id uuid not null default gen_random_uuid(), started_at timestamptz not null,
      finished_at timestamptz not null default now(), row_count bigint not null default 0,
      byte_size bigint not null default 0, error text, constraint backups_pkey primary key (id))`);
    await runner.query('create index backups_finished_at_idx on backups (finished_at)');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table backups');
  }
}
