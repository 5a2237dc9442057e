import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource } from 'typeorm';
import { defineQuery } from '#platform/database/define-query.js';

const OPENING_PRODUCTS = defineQuery<[sampleImages: string[]], { samples: number; sellable: number }>({
  name: 'catalog.opening-products',
  text: `select count(*) filter (where image_url = any($1))::int as samples,
    count(*) filter (where stock_quantity > 0 and image_url is not null and image_url <> all($1))::int as sellable
    from products where deleted_at is null`,
  columns: { samples: 'integer', sellable: 'integer' },
});

/** What the check before opening asks about the products. */
@Injectable()
export class OpeningProducts {
  constructor(@InjectDataSource() private readonly db: DataSource) {}

  /** `samples`: products with a main image among `sampleImages`; `sellable`: other products in stock with an image. */
  async count(sampleImages: string[]): Promise<{ samples: number; sellable: number }> {
    return (await OPENING_PRODUCTS.first(this.db, sampleImages)) ?? { samples: 0, sellable: 0 };
  }
}
