import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Lower case and without accents, as `foldText` of the contract makes it. */
const FOLDED_TEXT = `create function folded_text(value text) returns text language sql immutable parallel safe
  return lower(regexp_replace(normalize(value, NFD), '[\\u0300-\\u036f]', '', 'g'))`;

/** A column and no expression index, because a statement that cannot use the index would fold every order again. */
const ORDER_SEARCH_TEXT = [
  `alter table orders add column search_text text not null default ''`,
  `create function set_order_search_text() returns trigger language plpgsql as $$
    begin
      new.search_text := folded_text(
        new.order_number || ' ' || new.customer_name || ' ' || new.customer_email || ' ' || coalesce(new.payment_intent_id, ''));
      return new;
    end
  $$`,
  `create trigger orders_search_text before insert or update of order_number, customer_name, customer_email, payment_intent_id
    on orders for each row execute function set_order_search_text()`,
  'update orders set order_number = order_number',
  'create index orders_search_text_idx on orders using gin (search_text gin_trgm_ops)',
];

const BY_EMAIL = [
  'create index orders_customer_email_idx on orders (lower(customer_email), created_at, id)',
  'create index contact_messages_email_idx on contact_messages (lower(email), created_at)',
  'create index invoices_client_email_idx on invoices (lower(client_email), created_at)',
];

const NOTES = [
  `create table customer_notes (
    id uuid not null default gen_random_uuid(),
    email text not null,
    author text not null,
    text text not null,
    created_at timestamptz not null default clock_timestamp(),
    constraint customer_notes_email_check check (email = lower(email)),
    constraint customer_notes_text_check check (char_length(text) between 1 and 1000),
    constraint customer_notes_pkey primary key (id)
  )`,
  'create index customer_notes_email_idx on customer_notes (email, created_at)',
];

/**
 * Customers are read by their email address, and found without regard to case and accents. The index orders_search_idx is
 * for the release before this one.
 */
export class CustomerPages1763803000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const statement of [FOLDED_TEXT, ...ORDER_SEARCH_TEXT, ...BY_EMAIL, ...NOTES]) await runner.query(statement);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table customer_notes');
    await runner.query(
      'drop index invoices_client_email_idx, contact_messages_email_idx, orders_customer_email_idx, orders_search_text_idx',
    );
    await runner.query('drop trigger orders_search_text on orders');
    await runner.query('drop function set_order_search_text()');
    await runner.query('alter table orders drop column search_text');
    await runner.query('drop function folded_text(text)');
  }
}
