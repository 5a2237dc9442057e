import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The activity log is read by time, person and kind, page by page. */
export class Activity1763780000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('drop index audit_log_created_at_idx');
    await runner.query('create index audit_log_created_at_idx on audit_log (created_at, id)');
    await runner.query('create index audit_log_admin_idx on audit_log (admin_id, created_at, id)');
    await runner.query('create index audit_log_kind_idx on audit_log (entity, created_at, id)');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop index audit_log_created_at_idx, audit_log_admin_idx, audit_log_kind_idx');
    await runner.query('create index audit_log_created_at_idx on audit_log (created_at)');
  }
}
