import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource } from 'typeorm';
import { inTransaction, lockName, type Tx } from '#platform/database/transactions.js';
import { type Admin, type AuditAction, AuditLog } from '../../auth/index.js';
import { pageEditConflict, pageNotFound } from '../settings.errors.js';
import { ShopSettings } from '../shop-settings.js';
import { MarkdownRenderer } from './markdown-renderer.js';
import type { SavePageDto } from './page.dto.js';
import { ShopPage } from './page.entity.js';
import { PageRevision } from './page-revision.entity.js';
import { isPageSlug, PAGE_SLUGS, PAGE_TITLES, type PageSlug } from './page-rules.js';
import { pageTemplate } from './page-templates.js';
import type { AdminPageSummaryView, AdminPageView } from './page.view.js';
import { ShopPages } from './shop-pages.js';

const MAX_SHOWN_REVISIONS = 50;

/** Lists, reads and saves the pages for the admin. */
@Injectable()
export class PageEditor {
  constructor(
    @InjectDataSource() private readonly db: DataSource,
    private readonly renderer: MarkdownRenderer,
    private readonly pages: ShopPages,
    private readonly settings: ShopSettings,
    private readonly audit: AuditLog,
  ) {}

  async all(): Promise<AdminPageSummaryView[]> {
    const saved = await this.db.getRepository(ShopPage).find();
    return PAGE_SLUGS.map((slug) => summaryOf(slug, saved.find((page) => page.slug === slug) ?? null));
  }

  /** Throws 404 for a slug that is not on the list. */
  one(slug: string): Promise<AdminPageView> {
    return this.read(this.db.manager, known(slug));
  }

  render(admin: Admin, body: string): Promise<string> {
    return this.renderer.render(admin.id, body);
  }

  /** Saves, publishes or unpublishes. 409 EDIT_CONFLICT when someone saved since the page was opened. */
  async save(admin: Admin, slugText: string, { version, title, body, published }: SavePageDto): Promise<AdminPageView> {
    const slug = known(slugText);
    const html = await this.renderer.render(admin.id, body);
    const view = await inTransaction(this.db, async (tx) => {
      await lockName(tx, `page ${slug}`);
      const before = await tx.getRepository(ShopPage).findOneBy({ slug });
      if (version !== (before?.version ?? 0)) throw pageEditConflict(await this.read(tx, slug));
      const next = version + 1;
      await tx.getRepository(ShopPage).save({ slug, title, body, html, published, version: next });
      await tx.getRepository(PageRevision).insert({ slug, version: next, title, body, published, adminName: admin.username });
      await this.audit.record(tx, admin, actionOf(before?.published ?? false, published), 'page', slug, {
        name: title,
        version: next,
      });
      return this.read(tx, slug);
    });
    this.pages.refresh();
    return view;
  }

  private async read(tx: Tx, slug: PageSlug): Promise<AdminPageView> {
    const page = await tx.getRepository(ShopPage).findOneBy({ slug });
    const revisions = await tx
      .getRepository(PageRevision)
      .find({ where: { slug }, order: { version: 'DESC' }, take: MAX_SHOWN_REVISIONS });
    const template = pageTemplate(slug, await this.settings.values());
    return { ...summaryOf(slug, page), body: page?.body ?? '', template, revisions };
  }
}

function known(slug: string): PageSlug {
  if (!isPageSlug(slug)) throw pageNotFound();
  return slug;
}

const summaryOf = (slug: PageSlug, page: ShopPage | null): Pick<AdminPageSummaryView, keyof AdminPageSummaryView> => ({
  slug,
  title: page?.title ?? PAGE_TITLES[slug],
  published: page?.published ?? false,
  version: page?.version ?? 0,
  updatedAt: page?.updatedAt ?? null,
});

function actionOf(before: boolean, after: boolean): AuditAction {
  if (before === after) return 'updated';
  return after ? 'published' : 'unpublished';
}
