import type { MigrationInterface, QueryRunner } from 'typeorm';

const announceProductUpdate = (stockCondition: string): string => `create or replace function announce_product_update()
  returns trigger language plpgsql as $$
    declare
      with_new_stock record;
    begin
      with_new_stock := old;
      with_new_stock.stock_quantity := new.stock_quantity;
      if with_new_stock is distinct from new or (old.stock_quantity > 0) <> (new.stock_quantity > 0) then
        perform pg_notify('shop_changes', 'products');
      end if;
      if old.stock_quantity <> new.stock_quantity ${stockCondition} then
        perform pg_notify('shop_changes', 'stock ' || new.id);
      end if;
      return null;
    end
  $$`;

/** A transaction can leave the notifications of changed stock to its process; see 1763750000000. Selling out is always announced. */
export class DeferredStockNotifications1763751000001 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      announceProductUpdate(
        `and not 'stock' = any (string_to_array(coalesce(current_setting('shop.deferred_notifications', true), ''), ','))`,
      ),
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(announceProductUpdate(''));
  }
}
