import { sql, type Shop } from '@shop/browser-testing';

interface SizeOf {
  stock: number;
  price?: string;
  imageUrl?: string;
}

interface SizedProduct {
  id: string;
  name: string;
}

/** Creates a product for $48.00 with these sizes by label; a label with " / " has a value for each option. */
export async function createSizedProduct(
  { databaseUrl }: Shop,
  name: string,
  sizes: Record<string, number | SizeOf>,
  optionNames = ['Size'],
): Promise<SizedProduct> {
  const rows = Object.entries(sizes).map(([label, size]) => ({ label, ...(typeof size === 'number' ? { stock: size } : size) }));
  const [product] = await sql<SizedProduct>(
    databaseUrl,
    `with size as (select * from jsonb_to_recordset($3::jsonb) as s(label text, stock int, price numeric, "imageUrl" text)),
      p as (insert into products (name, description, price, option_names, stock_quantity)
        select $1, 'Warm.', 48, $2::text[], sum(stock) from size returning id, name),
      v as (insert into product_variants (product_id, option_values, label, stock_quantity, price_override, image_url, sort_order)
        select p.id, string_to_array(label, ' / '), label, stock, size.price, "imageUrl", row_number() over ()
        from p, size returning id)
    select p.id, p.name from p, (select count(*) from v) c`,
    [name, optionNames, JSON.stringify(rows)],
  );
  if (!product) throw new Error('No product was created');
  return product;
}
