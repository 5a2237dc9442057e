import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Postgres estimates how many rows hold a searched word by the sampled values of the column. Among 100, one that holds a rare
 * word makes it seem to be in 1 % of the orders, so that all orders are read from the newest on instead of the index.
 */
export class OrderSearchStatistics1763811000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`alter table orders alter column search_text set statistics 500,
      alter column details_text set statistics 500`);
    // Postgres would plan to read the whole of a table that it knows to be empty, and connections keep their plans.
    const [{ filled }] = (await runner.query('select exists (select from orders) as filled')) as [{ filled: boolean }];
    if (filled) await runner.query('analyze orders (search_text, details_text)');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`alter table orders alter column search_text set statistics -1,
      alter column details_text set statistics -1`);
  }
}
