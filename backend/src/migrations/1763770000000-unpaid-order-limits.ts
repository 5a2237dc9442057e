import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The network that an order came from, for the limits of unpaid orders. */
export class UnpaidOrderLimits1763770000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('alter table orders add column placed_from text');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('alter table orders drop column placed_from');
  }
}
