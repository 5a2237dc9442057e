import type { MigrationInterface, QueryRunner } from 'typeorm';

export class InvoiceItemSize1795774000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('alter table invoice_items add size text');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('alter table invoice_items drop size');
  }
}
