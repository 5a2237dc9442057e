import type { MigrationInterface, QueryRunner } from 'typeorm';

const UP = [
  `create function announce_order_change() returns trigger language plpgsql as $$
    begin
      if 'orders' = any (string_to_array(coalesce(current_setting('shop.deferred_notifications', true), ''), ',')) then
        return null;
      end if;
      if (select count(*) from changed_rows) > 50 then
        perform pg_notify('shop_changes', 'orders');
      else
        perform pg_notify('shop_changes', 'orders ' || order_id) from changed_rows;
      end if;
      return null;
    end
  $$`,
  ...['order_events', 'order_notes'].map(
    (table) => `create trigger ${table}_announce after insert on ${table} referencing new table as changed_rows
      for each statement execute function announce_order_change()`,
  ),
  ...['contact_messages', 'payment_differences'].map(
    (table) => `create trigger ${table}_announce after insert or update or delete on ${table}
      for each statement execute function announce_change()`,
  ),
  `create trigger users_announce after update of role, is_admin, token_version, disabled_at or delete on users
    for each statement execute function announce_change()`,
  `create trigger revoked_tokens_announce after insert on revoked_tokens
    for each statement execute function announce_change()`,
];

const TABLES = ['order_events', 'order_notes', 'contact_messages', 'payment_differences', 'users', 'revoked_tokens'];

/**
 * Open admin screens follow orders, payments and messages, and lose their stream with the session. An order that is placed by
 * hand defers its notification like that of the stock; see 1763750000000.
 */
export class AdminNotifications1763806000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const statement of UP) await runner.query(statement);
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const table of TABLES) await runner.query(`drop trigger ${table}_announce on ${table}`);
    await runner.query('drop function announce_order_change()');
  }
}
