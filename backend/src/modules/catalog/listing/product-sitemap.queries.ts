import { Injectable } from '@nestjs/common';
import { defineQuery } from '#platform/database/define-query.js';
import { visible } from '../clock/visible.sql.js';
import { QueryCache } from '#platform/database/query-cache.js';
import { ReadReplica } from '#platform/database/read-replica.js';
import { TableChangeListener } from '#platform/database/table-change-listener.js';

/** The protocol allows 50,000 addresses in one file; a smaller one holds up the other requests for a shorter time. */
const MAX_PRODUCTS_IN_PART = 2_000;

interface SitemapProduct {
  id: string;
  updatedAt: Date;
}

const PARTS = defineQuery<[size: number], { id: string }>({
  name: 'catalog.sitemap-parts',
  text: `select id from (select p.id, row_number() over (order by p.id) as place from products p where ${visible('p')}) numbered
    where (place - 1) % $1::int = 0 order by id`,
  columns: { id: 'uuid' },
});

const PART = defineQuery<[firstId: string, size: number], SitemapProduct>({
  name: 'catalog.sitemap-part',
  text: `select p.id, p.updated_at as "updatedAt" from products p where ${visible('p')} and p.id >= $1 order by p.id limit $2`,
  columns: { id: 'uuid', updatedAt: 'timestamptz' },
});

/** All products for crawlers, in parts. */
@Injectable()
export class ProductSitemap {
  private readonly firstIds: QueryCache<string[]>;

  constructor(
    private readonly replica: ReadReplica,
    changes: TableChangeListener,
  ) {
    this.firstIds = new QueryCache(changes, ['products'], 1);
  }

  /** The id with which each part begins. */
  parts(): Promise<string[]> {
    return this.firstIds.get('', async () => {
      const parts = await this.replica.read((db) => PARTS.rows(db, MAX_PRODUCTS_IN_PART));
      return parts.map(({ id }) => id);
    });
  }

  part(firstId: string): Promise<SitemapProduct[]> {
    return this.replica.read((db) => PART.rows(db, firstId, MAX_PRODUCTS_IN_PART));
  }
}
