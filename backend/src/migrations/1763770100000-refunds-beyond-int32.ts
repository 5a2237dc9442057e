import type { MigrationInterface, QueryRunner } from 'typeorm';

/** An order may total 99,999,999.99, which is more cents than an integer of 32 bits holds. */
export class RefundsBeyondInt321763770100000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('alter table refunds alter column cents type bigint');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('alter table refunds alter column cents type integer');
  }
}
