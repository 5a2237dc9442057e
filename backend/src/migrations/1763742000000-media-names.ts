import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The unique key of mails gets the name of its columns. */
export class MediaNames1763742000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('alter table mails rename constraint mails_once_key to mails_kind_subject_id_key');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('alter table mails rename constraint mails_kind_subject_id_key to mails_once_key');
  }
}
