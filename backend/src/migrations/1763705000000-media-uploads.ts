import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Uploads claim their name before their bytes are stored; videos have a length; unused files have a last day. */
export class MediaUploads1763705000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('alter table stored_files drop constraint stored_files_status_check');
    await runner.query(`alter table stored_files add constraint stored_files_status_check
      check (status in ('receiving', 'processing', 'ready', 'failed'))`);
    await runner.query('alter table stored_files add column seconds integer');
    await runner.query('alter table stored_files add column unused_since timestamptz');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('alter table stored_files drop column unused_since');
    await runner.query('alter table stored_files drop column seconds');
    await runner.query('alter table stored_files drop constraint stored_files_status_check');
    await runner.query(`alter table stored_files add constraint stored_files_status_check
      check (status in ('processing', 'ready', 'failed'))`);
  }
}
