import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Null is a category that staff have not placed yet: such categories follow the placed ones, by their names, as before. */
export class CategoryOrder1763809000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('alter table categories add column sort_order integer');
    await runner.query('alter table deleted_categories add column sort_order integer');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('alter table deleted_categories drop column sort_order');
    await runner.query('alter table categories drop column sort_order');
  }
}
