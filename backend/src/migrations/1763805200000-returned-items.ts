import type { MigrationInterface, QueryRunner } from 'typeorm';

const KINDS = `'placed', 'status', 'payment', 'refund', 'tracking', 'reminder', 'customer'`;

const setKinds = (kinds: string): string => `alter table order_events drop constraint order_events_kind_check,
  add constraint order_events_kind_check check (kind in (${kinds}))`;

/** How many pieces of a line came back after shipping and are in stock again. */
export class ReturnedItems1763805200000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('alter table order_items add column returned_quantity integer not null default 0');
    await runner.query(
      `alter table order_items add constraint order_items_returned_check
        check (returned_quantity >= 0 and returned_quantity <= quantity)`,
    );
    await runner.query(setKinds(`${KINDS}, 'return'`));
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`delete from order_events where kind = 'return'`);
    await runner.query(setKinds(KINDS));
    await runner.query('alter table order_items drop column returned_quantity');
  }
}
