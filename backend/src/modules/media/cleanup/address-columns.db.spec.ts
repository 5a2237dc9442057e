import type { ColumnMetadata } from 'typeorm/metadata/ColumnMetadata.js';
import { createDataSource } from '#src/data-source.js';
import { createTestDatabase } from '#test/support/database/test-database.js';
import { type AddressColumn, addressColumns } from './address-columns.js';

/** Columns that may look like a file's address and do not keep a file alive, with the reason. */
const NOT_MARKED: Record<string, string> = {
  'audit_log.detail': 'a log',
  'categories.size_guide': 'measurements and a note',
  'checkouts.charges': 'labels and amounts',
  'checkouts.customer': 'name and address of a person',
  'checkouts.items': 'lives for hours; a file is kept for a week after its last use',
  'feed_import_lines.report': 'addresses of other websites',
  'idempotency_keys.response': 'a copy of an answer',
  'order_events.detail': 'a log',
  'orders.billing_address': 'address of a person',
  'orders.shipping_address': 'address of a person',
  'outbox.context': 'the ids of a trace and a request',
  'outbox.payload': 'ids only',
  'products.source_url': 'page of another website',
  'sandbox_intents.failed_refund_keys': 'keys only',
  'sandbox_intents.refund_keys': 'keys only',
  'statement_files.counts': 'numbers only',
  'tax_calculations.result': 'amounts only',
  'tiktok_imports.error': 'an error message',
};

type Column = Pick<ColumnMetadata, 'propertyName' | 'databaseName' | 'type'> & { table: string };

function unmarked(columns: Column[], marked: AddressColumn[]): string[] {
  const known = new Set([...marked.map(({ table, column }) => `${table}.${column}`), ...Object.keys(NOT_MARKED)]);
  return columns
    .filter(({ propertyName, type }) => /url$/i.test(propertyName) || type === 'jsonb' || type === 'json')
    .map(({ table, databaseName }) => `${table}.${databaseName}`)
    .filter((place) => !known.has(place));
}

describe('columns that hold addresses of stored files', () => {
  it('are marked in their entity, or listed here with a reason', async () => {
    const database = await createTestDatabase();
    const db = createDataSource(database.url, 1, 'address-columns');
    await db.initialize();
    const columns = db.entityMetadatas.flatMap(({ tableName, columns: own }) =>
      own.map(({ propertyName, databaseName, type }) => ({ table: tableName, propertyName, databaseName, type })),
    );
    const marked = addressColumns(db);
    await db.destroy();
    await database.drop();

    expect(unmarked(columns, marked)).toEqual([]);
    const places = columns.map(({ table, databaseName }) => `${table}.${databaseName}`);
    expect(Object.keys(NOT_MARKED).filter((place) => !places.includes(place))).toEqual([]);
    expect(marked.map(({ table, column, isJson }) => `${table}.${column}${isJson ? ' (json)' : ''}`).toSorted()).toEqual([
      'ai_visualizations.generated_image_url',
      'ai_visualizations.original_image_url',
      'artists.image_url',
      'categories.image_url',
      'feed_products.last_imported (json)',
      'order_items.product_image_url',
      'portfolio_media.media_url',
      'product_images.image_url',
      'product_variants.image_url',
      'products.image_url',
      'products.video_url',
      'shop_settings.values (json)',
    ]);
  });

  it('would fail here when a new one is not marked', () => {
    const column: Column = { table: 'artists', propertyName: 'bannerUrl', databaseName: 'banner_url', type: 'text' };
    expect(unmarked([column, { ...column, propertyName: 'name', databaseName: 'name' }], [])).toEqual(['artists.banner_url']);
    expect(unmarked([column], [{ table: 'artists', column: 'banner_url', isJson: false }])).toEqual([]);
  });
});
