/** Every column of the shop that may hold the address of a stored file. A test compares it with the tables. */
export const ADDRESS_COLUMNS = [
  'ai_visualizations.generated_image_url',
  'ai_visualizations.original_image_url',
  'artists.image_url',
  'categories.image_url',
  'order_items.product_image_url',
  'portfolio_media.media_url',
  'product_images.image_url',
  'products.image_url',
  'products.video_url',
] as const;

/** Columns that hold addresses somewhere inside a JSON value. */
export const ADDRESS_DOCUMENTS = ['shop_settings.values'] as const;

const ADDRESS = "'/api/images/([0-9a-f-]{36}(\\.[a-z0-9]{2,5})?)'";

/** A query of all names in use; `name` is its only column. */
export function usedNames(): string {
  const plain = ADDRESS_COLUMNS.map((entry) => {
    const [table = '', column = ''] = entry.split('.');
    return `select substring(${column} from 13) as name from ${table} where ${column} like '/api/images/%'`;
  });
  const documents = ADDRESS_DOCUMENTS.map((entry) => {
    const [table = '', column = ''] = entry.split('.');
    return `select found[1] as name from ${table}, regexp_matches("${column}"::text, ${ADDRESS}, 'g') as found`;
  });
  return [...plain, ...documents].join('\nunion all ');
}
