import type { MigrationInterface, QueryRunner } from 'typeorm';

const KINDS = [
  'paid_without_order',
  'order_without_payment',
  'amount_differs',
  'cancelled_but_paid',
  'not_captured',
  'not_noted',
  'capture_given_up',
  'refund_failed',
];

async function allowKinds(runner: QueryRunner, kinds: readonly string[]): Promise<void> {
  const list = kinds.map((kind) => `'${kind}'`).join(', ');
  await runner.query('alter table payment_differences drop constraint payment_differences_kind_check');
  await runner.query(`alter table payment_differences add constraint payment_differences_kind_check check (kind in (${list}))`);
}

/** A payment that its cardholder disputes. */
export class DisputedPayments1763795000000 implements MigrationInterface {
  up(runner: QueryRunner): Promise<void> {
    return allowKinds(runner, [...KINDS, 'disputed']);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`delete from payment_differences where kind = 'disputed'`);
    await allowKinds(runner, KINDS);
  }
}
