import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The last sign-in of each account, for the list of accounts. */
export class AdminSignIns1763761002000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('alter table users add column signed_in_at timestamptz');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('alter table users drop column signed_in_at');
  }
}
