import type { MigrationInterface, QueryRunner } from 'typeorm';

/** A migration of a release after this one. */
export class Newer9900000000001 implements MigrationInterface {
  up(runner: QueryRunner): Promise<void> {
    return runner.query(`alter table categories add column spec_note text not null default 'new'`);
  }
  down(): Promise<void> {
    return Promise.resolve();
  }
}
