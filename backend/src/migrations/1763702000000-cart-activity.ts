import type { MigrationInterface, QueryRunner } from 'typeorm';

/** A cart is idle since its last change, not since its last new line. */
export class CartActivity1763702000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`alter table cart_items add column touched_at timestamptz not null default clock_timestamp()`);
    await runner.query(`update cart_items set touched_at = added_at`);
    await runner.query(`create index cart_items_touched_at_idx on cart_items (touched_at)`);
    await runner.query(`drop index cart_items_added_at_idx`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`create index cart_items_added_at_idx on cart_items (added_at)`);
    await runner.query(`alter table cart_items drop column touched_at`);
  }
}
