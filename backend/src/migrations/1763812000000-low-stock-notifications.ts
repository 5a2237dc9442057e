import type { MigrationInterface, QueryRunner } from 'typeorm';

const announceProductUpdate = (lowStock: string): string => `create or replace function announce_product_update()
  returns trigger language plpgsql as $$
    declare
      with_new_stock record;
    begin
      with_new_stock := old;
      with_new_stock.stock_quantity := new.stock_quantity;
      if with_new_stock is distinct from new or (old.stock_quantity > 0) <> (new.stock_quantity > 0) then
        perform pg_notify('shop_changes', 'products');
      end if;
      ${lowStock}
      if old.stock_quantity <> new.stock_quantity
        and not 'stock' = any (string_to_array(coalesce(current_setting('shop.deferred_notifications', true), ''), ',')) then
        perform pg_notify('shop_changes', 'stock ' || new.id);
      end if;
      return null;
    end
  $$`;

/** A stock that falls to 10 pieces, or rises above them, is announced, so that the count of low stock need not be read after each sale. */
export class LowStockNotifications1763812000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      announceProductUpdate(`if (old.stock_quantity > 10) <> (new.stock_quantity > 10) then
        perform pg_notify('shop_changes', 'low_stock');
      end if;`),
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(announceProductUpdate(''));
  }
}
