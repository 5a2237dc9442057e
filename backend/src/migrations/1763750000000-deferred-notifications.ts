import type { MigrationInterface, QueryRunner } from 'typeorm';

const announceChange = (condition: string): string => `create or replace function announce_change() returns trigger
  language plpgsql as $$
    begin
      ${condition}
      perform pg_notify('shop_changes', tg_table_name);
      return null;
    end
  $$`;

/** A transaction can leave the notifications of its changes to its process, which then sends them after the commit. */
export class DeferredNotifications1763750000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      announceChange(`if tg_table_name = any (string_to_array(current_setting('shop.deferred_notifications', true), ',')) then
        return null;
      end if;`),
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(announceChange(''));
  }
}
