import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The request and the trace that caused an event. */
export class EventContext1763798500000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('alter table outbox add column context jsonb');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('alter table outbox drop column context');
  }
}
