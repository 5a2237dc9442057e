import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The audit log called the files of apps and banks "statement", like the letters to artists. Only files are imported. */
export class AuditOfPaymentFiles1795778400000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`update audit_log set entity = 'payment file' where entity = 'statement' and action = 'imported'`);
    await runner.query(`update audit_log set entity = 'payment line' where entity = 'statement line'`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`update audit_log set entity = 'statement' where entity = 'payment file'`);
    await runner.query(`update audit_log set entity = 'statement line' where entity = 'payment line'`);
  }
}
