import type { MigrationInterface, QueryRunner } from 'typeorm';

const KINDS = `'paid_without_order', 'order_without_payment', 'amount_differs', 'cancelled_but_paid', 'not_captured', 'not_noted', 'capture_given_up', 'refund_failed', 'disputed'`;

/** Answers of a tax service, and the trouble that staff read when it refuses the shop. */
export class TaxCalculations1795776620000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table tax_calculations (
        id text constraint tax_calculations_pkey primary key,
        session_id text not null,
        request_hash text,
        result jsonb not null,
        created_at timestamptz not null default now(),
        expires_at timestamptz not null,
        checkout_id uuid constraint tax_calculations_checkout_id_fkey references checkouts,
        order_id uuid constraint tax_calculations_order_id_fkey references orders,
        transaction_id text,
        reversed_cents bigint not null default 0,
        reversing_cents bigint,
        constraint tax_calculations_request_key unique (session_id, request_hash),
        constraint tax_calculations_order_key unique (order_id),
        constraint tax_calculations_reversed_check check (reversed_cents >= 0 and reversing_cents > reversed_cents),
        constraint tax_calculations_used_check check ((request_hash is null) = (order_id is not null))
      );
      create index tax_calculations_checkout_idx on tax_calculations (checkout_id) where checkout_id is not null;
      create index tax_calculations_unused_idx on tax_calculations (created_at) where order_id is null;
      alter table payment_differences drop constraint payment_differences_kind_check,
        add constraint payment_differences_kind_check check (kind in (${KINDS}, 'tax_service_refused'));
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      delete from payment_differences where kind = 'tax_service_refused';
      alter table payment_differences drop constraint payment_differences_kind_check,
        add constraint payment_differences_kind_check check (kind in (${KINDS}));
      drop table tax_calculations;
    `);
  }
}
