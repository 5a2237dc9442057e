import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Renames the unique key of mails, and the event of direct uploads in rows that wait for the outbox relay. */
export class MediaNames1763742000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('alter table mails rename constraint mails_once_key to mails_kind_subject_id_key');
    await runner.query(`update outbox set topic = 'upload.presigned' where topic = 'upload.promised'`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`update outbox set topic = 'upload.promised' where topic = 'upload.presigned'`);
    await runner.query('alter table mails rename constraint mails_kind_subject_id_key to mails_once_key');
  }
}
