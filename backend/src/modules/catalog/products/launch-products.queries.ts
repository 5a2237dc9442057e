import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource } from 'typeorm';
import { defineQuery } from '#platform/database/define-query.js';
import { visible } from '../clock/visible.sql.js';

/** The standard categories whose products are ordered by size; hats are not. */
const SIZED_CATEGORIES = ['t-shirts', 'long-sleeve', 'sweaters', 'hoodies', 'joggers', 'leggings', 'shorts'];

interface ProductCounts {
  samples: number;
  sellable: number;
  unsizedGarments: number;
}

const OPENING_PRODUCTS = defineQuery<[sampleImages: string[], sizedCategories: string[]], ProductCounts>({
  name: 'catalog.launch-products',
  text: `with listed as (
      select coalesce(image_url = any($1), false) as is_sample, image_url, stock_quantity, option_names, category_id from products
      where ${visible('products')}
    ), sized_categories as (
      select id from categories where size_guide is not null or slug = any($2)
      union select category_id from listed where option_names <> '{}' and not is_sample
    )
    select count(*) filter (where is_sample)::int as samples,
      count(*) filter (where not is_sample and stock_quantity > 0 and image_url is not null)::int as sellable,
      count(*) filter (where not is_sample and option_names = '{}' and category_id in (select id from sized_categories))::int
        as "unsizedGarments"
    from listed`,
  columns: { samples: 'integer', sellable: 'integer', unsizedGarments: 'integer' },
});

const SAMPLES = defineQuery<[sampleImages: string[]], { id: string }>({
  name: 'catalog.sample-products',
  text: `select id from products where ${visible('products')} and image_url = any($1) order by id`,
  columns: { id: 'uuid' },
});

/** What the check before opening asks about the products that the shop shows. */
@Injectable()
export class LaunchProducts {
  constructor(@InjectDataSource() private readonly db: DataSource) {}

  /**
   * `samples`: products with a main image among `sampleImages`. `sellable`: other products in stock with an image.
   * `unsizedGarments`: other products without sizes in a category of garments, of a size guide or of products with sizes.
   */
  async count(sampleImages: string[]): Promise<ProductCounts> {
    const counts = await OPENING_PRODUCTS.first(this.db, sampleImages, SIZED_CATEGORIES);
    return counts ?? { samples: 0, sellable: 0, unsizedGarments: 0 };
  }

  /** The products that `count` counts as samples. */
  async sampleIds(sampleImages: string[]): Promise<string[]> {
    return (await SAMPLES.rows(this.db, sampleImages)).map(({ id }) => id);
  }
}
