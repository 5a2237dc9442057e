import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Staff look for the order of a transfer by its amount. */
export class OrdersByAmount1795730000001 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('create index orders_total_amount_idx on orders (total_amount, created_at, id)');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop index orders_total_amount_idx');
  }
}
