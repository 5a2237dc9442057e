import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Since when the bytes of a stored file are missing in the store. */
export class MissingFiles1763781001000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('alter table stored_files add column missing_since timestamptz');
    await runner.query('create index stored_files_missing_idx on stored_files (missing_since) where missing_since is not null');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop index stored_files_missing_idx');
    await runner.query('alter table stored_files drop column missing_since');
  }
}
