import type { MigrationInterface, QueryRunner } from 'typeorm';

const kindCheck = (kinds: string): string =>
  `alter table order_events drop constraint order_events_kind_check,
    add constraint order_events_kind_check check (kind in (${kinds}))`;
const KINDS = `'placed', 'status', 'payment', 'refund', 'tracking', 'reminder', 'customer', 'return'`;

/** The buyer of an order paid by hand says that the money is on its way. */
export class PaymentSent1795700000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('alter table orders add payment_sent_at timestamptz');
    await runner.query(kindCheck(`${KINDS}, 'payment-sent'`));
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`delete from order_events where kind = 'payment-sent'`);
    await runner.query(kindCheck(KINDS));
    await runner.query('alter table orders drop payment_sent_at');
  }
}
