import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Staff see in the media library which images were animations. Earlier uploads are not known to have been any. */
export class AnimatedUploads1795651400000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('alter table stored_files add was_animated boolean not null default false');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('alter table stored_files drop was_animated');
  }
}
