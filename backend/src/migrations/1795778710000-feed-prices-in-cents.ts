import type { MigrationInterface, QueryRunner } from 'typeorm';

/** An object of JSON in which the property `from` has become `to`. */
const renamed = (object: string, from: string, to: string, value: string): string =>
  `(${object} - '${from}' || jsonb_build_object('${to}', ${value}))`;

/** The snapshots of products and their sizes, each with its price. */
const repriced = (from: string, to: string, priceOf: (object: string) => string): string => `
  update feed_products set last_imported = ${renamed('last_imported', from, to, priceOf('last_imported'))}
    || case when jsonb_typeof(last_imported -> 'sizes') = 'array' then jsonb_build_object('sizes', (
        select coalesce(jsonb_agg(${renamed('size', from, to, priceOf('size'))} order by position), '[]')
        from jsonb_array_elements(last_imported -> 'sizes') with ordinality as sizes(size, position)))
      else '{}' end`;

/** What the last import of a product saw has its prices in whole cents. */
export class FeedPricesInCents1795778710000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(repriced('price', 'priceCents', (object) => `((${object} ->> 'price')::numeric * 100)::bigint`));
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(
      repriced('priceCents', 'price', (object) => `((${object} ->> 'priceCents')::bigint / 100.0)::numeric(12, 2)::text`),
    );
  }
}
