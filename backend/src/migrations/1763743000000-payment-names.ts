import type { MigrationInterface, QueryRunner } from 'typeorm';

const kinds = (...more: string[]): string => {
  const all = [
    'paid_without_order',
    'order_without_payment',
    'amount_differs',
    'cancelled_but_paid',
    'not_captured',
    'not_noted',
  ];
  const list = [...all, 'capture_given_up', ...more].map((kind) => `'${kind}'`).join(', ');
  return `alter table payment_differences add constraint payment_differences_kind_check check (kind in (${list}))`;
};
const DROP_KINDS = 'alter table payment_differences drop constraint payment_differences_kind_check';

const UP = [
  'alter table checkouts rename column capture_round to capture_attempt',
  'alter table sandbox_intents rename column tells_us to webhook_suppressed',
  'alter table sandbox_intents alter column webhook_suppressed set default false',
  'update sandbox_intents set webhook_suppressed = not webhook_suppressed',
  `alter table sandbox_intents add column failed_refund_keys jsonb not null default '[]'`,
  DROP_KINDS,
  kinds('refund_failed'),
  `update outbox set topic = 'payment.updated' where topic = 'payment.reported' and done_at is null`,
  `update outbox set topic = 'upload.presigned' where topic = 'upload.promised' and done_at is null`,
];

const DOWN = [
  `update outbox set topic = 'upload.promised' where topic = 'upload.presigned' and done_at is null`,
  `update outbox set topic = 'payment.reported' where topic = 'payment.updated' and done_at is null`,
  `delete from payment_differences where kind = 'refund_failed'`,
  DROP_KINDS,
  kinds(),
  'alter table sandbox_intents drop column failed_refund_keys',
  'update sandbox_intents set webhook_suppressed = not webhook_suppressed',
  'alter table sandbox_intents alter column webhook_suppressed set default true',
  'alter table sandbox_intents rename column webhook_suppressed to tells_us',
  'alter table checkouts rename column capture_attempt to capture_round',
];

/** Column names and event topics in the field's terms, and refunds that fail at the bank. */
export class PaymentNames1763743000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const statement of UP) await runner.query(statement);
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const statement of DOWN) await runner.query(statement);
  }
}
