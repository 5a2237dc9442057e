import type { MigrationInterface, QueryRunner } from 'typeorm';

/** A refund says which pieces are not sent, and how much of it is shipping. Of refunds before it, `not_sent` is null: nobody has said. */
export class RefundedPieces1795779000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`alter table refund_lines add not_sent integer
      constraint refund_lines_not_sent_check check (not_sent >= 0)`);
    await runner.query(`alter table refunds add shipping_cents bigint not null default 0
      constraint refunds_shipping_check check (shipping_cents between 0 and cents)`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('alter table refund_lines drop not_sent');
    await runner.query('alter table refunds drop shipping_cents');
  }
}
