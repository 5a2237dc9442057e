import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Staff sort orders by their total, which is text: "96.00" comes before "148.00" as a number only. */
export class OrdersByTotal1795774100000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('create index orders_total_idx on orders ((total_amount::numeric), created_at, id)');
    await runner.query('drop index orders_total_amount_idx');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('create index orders_total_amount_idx on orders (total_amount, created_at, id)');
    await runner.query('drop index orders_total_idx');
  }
}
