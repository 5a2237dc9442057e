import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Settings that staff edit: a version for two editors, and the history of the payment handles, which is never changed. */
export class EditableSettings1763760100000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('alter table shop_settings add column version integer not null default 0');
    await runner.query(`create table payment_handle_changes (
      id uuid not null default gen_random_uuid(),
      handle text not null,
      before text not null,
      after text not null,
      admin_name text not null,
      changed_at timestamptz not null default now(),
      constraint payment_handle_changes_pkey primary key (id)
    )`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table payment_handle_changes');
    await runner.query('alter table shop_settings drop column version');
  }
}
