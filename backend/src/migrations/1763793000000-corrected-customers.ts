import type { MigrationInterface, QueryRunner } from 'typeorm';

const KINDS = `'placed', 'status', 'payment', 'refund', 'tracking', 'reminder'`;

const setKinds = (kinds: string): string => `alter table order_events drop constraint order_events_kind_check,
  add constraint order_events_kind_check check (kind in (${kinds}))`;

/** The history of an order records that an admin corrected the customer's data. */
export class CorrectedCustomers1763793000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(setKinds(`${KINDS}, 'customer'`));
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`delete from order_events where kind = 'customer'`);
    await runner.query(setKinds(KINDS));
  }
}
