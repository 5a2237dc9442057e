import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import type { Repository } from 'typeorm';
import { QueryCache } from '#platform/database/query-cache.js';
import { TableChangeListener } from '#platform/database/table-change-listener.js';
import { pageNotFound } from '../settings.errors.js';
import { ShopPage } from './page.entity.js';
import { PAGE_SLUGS } from './page-rules.js';
import type { PageLinkView, ShopPageView } from './page.view.js';
import { isSampleText } from './sample-pages.js';

/** The published pages. */
@Injectable()
export class ShopPages {
  private readonly cache: QueryCache<ShopPage[]>;

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
    const { title, html, updatedAt } = page;
    return { slug: page.slug, title, html, updatedAt };
  }

  /** The titles of published pages that still are those of the demo shop. */
  async sampleTitles(): Promise<string[]> {
    return (await this.published()).filter(({ body }) => isSampleText(body)).map(({ title }) => title);
  }

  /** A writer reads its own write before the notification arrives. */
  refresh(): void {
    this.cache.clear();
  }

  private published(): Promise<ShopPage[]> {
    return this.cache.get('published', async () => {
      const pages = await this.pages.findBy({ published: true });
      return pages.toSorted((a, b) => PAGE_SLUGS.indexOf(a.slug) - PAGE_SLUGS.indexOf(b.slug));
    });
  }
}
