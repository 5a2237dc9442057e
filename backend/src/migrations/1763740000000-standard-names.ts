import type { MigrationInterface, QueryRunner } from 'typeorm';

const TOPICS = [
  ['payment.reported', 'payment.updated'],
  ['upload.promised', 'upload.presigned'],
] as const;

/** Events that wait in the outbox get the new names of their topics; without them the relay would never deliver them. */
export class StandardNames1763740000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const [before, after] of TOPICS) await runner.query('update outbox set topic = $2 where topic = $1', [before, after]);
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const [before, after] of TOPICS) await runner.query('update outbox set topic = $1 where topic = $2', [before, after]);
  }
}
