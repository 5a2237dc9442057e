import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Events that are held back for a while, so that the step that caused them can be undone. */
export class HeldEvents1763805000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('alter table outbox add column held_until timestamptz');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('alter table outbox drop column held_until');
  }
}
