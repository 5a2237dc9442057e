import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import type { Repository } from 'typeorm';
import { QueryCache } from '#platform/database/query-cache.js';
import { TableChangeListener } from '#platform/database/table-change-listener.js';
import { pageNotFound } from '../settings.errors.js';
import { ShopPage } from './page.entity.js';
import { PAGE_SLUGS } from './page-rules.js';
import type { PageLinkView, ShopPageView } from './page.view.js';

/** The published pages. */
@Injectable()
export class ShopPages {
  private readonly cache: QueryCache<ShopPageView[]>;

  constructor(
    @InjectRepository(ShopPage) private readonly pages: Repository<ShopPage>,
    tableChanges: TableChangeListener,
  ) {
    this.cache = new QueryCache(tableChanges, ['pages'], 1);
  }

  async links(): Promise<PageLinkView[]> {
    return (await this.published()).map(({ slug, title }) => ({ slug, title }));
  }

  /** Throws 404 for an unknown page and for one that is not published. */
  async page(slug: string): Promise<ShopPageView> {
    const page = (await this.published()).find((published) => published.slug === slug);
    if (!page) throw pageNotFound();
    return page;
  }

  /** A writer reads its own write before the notification arrives. */
  refresh(): void {
    this.cache.clear();
  }

  private published(): Promise<ShopPageView[]> {
    return this.cache.get('published', async () => {
      const pages = await this.pages.findBy({ published: true });
      const ordered = pages.toSorted((a, b) => PAGE_SLUGS.indexOf(a.slug) - PAGE_SLUGS.indexOf(b.slug));
      return ordered.map(({ slug, title, html, updatedAt }) => ({ slug, title, html, updatedAt }));
    });
  }
}
