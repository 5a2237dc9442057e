import type { MigrationInterface, QueryRunner } from 'typeorm';

/** When the personal data of an order was erased, and an index for checkouts whose personal data is still there. */
export class ErasedCustomers1763781000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('alter table orders add column customer_erased_at timestamptz');
    await runner.query(
      `create index checkouts_customer_idx on checkouts (updated_at) where status <> 'open' and customer <> '{}'::jsonb`,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop index checkouts_customer_idx');
    await runner.query('alter table orders drop column customer_erased_at');
  }
}
