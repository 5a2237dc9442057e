import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * A change of stock is announced as "stock <product id>" and not as a change of the products: it concerns one page, and a sale must
 * not empty the lists. Selling out and coming back into stock change the lists, which show that.
 */
const STATEMENTS = [
  `create function announce_product_update() returns trigger language plpgsql as $$
    declare
      with_new_stock record;
    begin
      with_new_stock := old;
      with_new_stock.stock_quantity := new.stock_quantity;
      if with_new_stock is distinct from new or (old.stock_quantity > 0) <> (new.stock_quantity > 0) then
        perform pg_notify('shop_changes', 'products');
      end if;
      if old.stock_quantity <> new.stock_quantity then
        perform pg_notify('shop_changes', 'stock ' || new.id);
      end if;
      return null;
    end
  $$`,
  'drop trigger products_announce on products',
  `create trigger products_announce after insert or delete on products
    for each statement execute function announce_change()`,
  `create trigger products_announce_update after update on products
    for each row execute function announce_product_update()`,
];

export class StockNotifications1763751000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const statement of STATEMENTS) await runner.query(statement);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop trigger products_announce_update on products');
    await runner.query('drop trigger products_announce on products');
    await runner.query('drop function announce_product_update()');
    await runner.query(`create trigger products_announce after insert or update or delete on products
      for each statement execute function announce_change()`);
  }
}
