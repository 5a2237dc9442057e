import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The application knows the methods; a list of them here would make every new one a migration. */
export class PaymentMethodFormat1795690900000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const table of ['orders', 'checkouts']) {
      await runner.query(`alter table ${table} drop constraint ${table}_payment_method_check,
        add constraint ${table}_payment_method_check check (payment_method ~ '^[a-z][a-z0-9-]{1,30}$')`);
    }
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`alter table orders drop constraint orders_payment_method_check,
      add constraint orders_payment_method_check check (payment_method in ('card', 'apple-pay', 'venmo', 'cashapp', 'zelle'))`);
    await runner.query(`alter table checkouts drop constraint checkouts_payment_method_check,
      add constraint checkouts_payment_method_check check (payment_method in ('card', 'apple-pay'))`);
  }
}
