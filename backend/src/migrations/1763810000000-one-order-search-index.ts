import type { MigrationInterface, QueryRunner } from 'typeorm';

/** `orders_search_text_idx` replaced this index, which no query uses and each order still paid for. */
export class OneOrderSearchIndex1763810000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('drop index orders_search_idx');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`create index orders_search_idx on orders using gin
      (lower(order_number || ' ' || customer_name || ' ' || customer_email || ' ' || coalesce(payment_intent_id, '')) gin_trgm_ops)`);
  }
}
