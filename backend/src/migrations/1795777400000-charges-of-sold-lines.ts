import type { MigrationInterface, QueryRunner } from 'typeorm';

const KEY = `foreign key (order_item_id) references order_items on delete set null`;

/** The tax of a line that was sold stays with it when a change of a size removes the item, as in refund_lines and sold_lines. */
export class ChargesOfSoldLines1795777400000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`alter table order_charges drop constraint order_charges_order_item_id_fkey`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      update order_charges set order_item_id = null where order_item_id not in (select id from order_items);
      alter table order_charges add constraint order_charges_order_item_id_fkey ${KEY};
    `);
  }
}
