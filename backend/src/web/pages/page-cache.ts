import type { EncodedBody } from '#platform/http/encoded-body.js';
import { ByteLimitedCache } from '#platform/byte-limited-cache.js';

/** After a change, the previous rendering may be sent for this long while a new one is made. */
const MAX_STALE_MS = 1_000;
/** A page whose stock changes with every sale is not rendered more often than this. */
const MIN_RENDER_INTERVAL_MS = 300;
/** A rendering may show the date, for example until when the shop is closed. */
const MAX_AGE_MS = 60_000;
/** How many pages a change renders again by itself. */
const MAX_REFRESHED = 50;
/** With fewer pages waiting, a request after a change waits for the new rendering, so that an admin sees their own change. */
const MAX_BACKLOG = 4;

export interface Page {
  status: number;
  headers: Record<string, string>;
  body: EncodedBody;
  /** False when the page lacks data that could not be read, or shows something that does not exist. */
  keep: boolean;
}

export interface PageKey {
  /** Unique among all renderings. */
  key: string;
  /** The product whose stock the page shows. */
  productId: string | undefined;
}

/** A finished rendering, or one that is being made. */
interface Rendering {
  productId: string | undefined;
  renderedAt: number;
  /** When a visitor caused the last rendering. */
  causedAt: number;
  /** When the first change came after which the rendering is no longer true. */
  staleSince?: number;
  admitted?: boolean;
}

interface CachedPage extends Rendering {
  page: Page;
  key: string;
  /** How it is rendered again, and how often it was asked for since it was rendered. */
  render: () => Promise<Page>;
  visits: number;
  readonly bytes: number;
}

interface PageCacheOptions {
  maxBytes: number;
  now: () => number;
  /** Pages that wait for the renderer. */
  backlog: () => number;
  /** While false, changes are not noticed and nothing may be kept. */
  isNotified: () => boolean;
}

interface RenderOptions {
  render: () => Promise<Page>;
  /** Throws when the visitor may not cause another rendering. Not called for a kept page or for one that is being rendered. */
  admit: () => Promise<void>;
}

/** Keeps rendered pages until the data that they show changes, and renders each of them once for all requests that wait for it. */
export class PageCache {
  private readonly kept: ByteLimitedCache<CachedPage>;
  private readonly inProgress = new Map<string, Rendering & { page: Promise<Page> }>();
  private isRefreshing = false;
  private hasChanged = false;

  constructor(private readonly options: PageCacheOptions) {
    this.kept = new ByteLimitedCache(options.maxBytes);
  }

  /** The kept page if it is up to date, or stale for less than a second; otherwise a new rendering. */
  async get(key: PageKey, { render, admit }: RenderOptions): Promise<Page> {
    const kept = this.options.isNotified() ? this.kept.get(key.key) : undefined;
    if (!kept) {
      const existing = this.inProgress.get(key.key);
      if (!existing) return this.render(key, render, { admit });
      // The visitor who came first may be over the limit; this one may not.
      return existing.page.catch((error: unknown) => {
        if (existing.admitted) throw error;
        return this.get(key, { render, admit });
      });
    }
    kept.visits += 1;
    const now = this.options.now();
    if (now - kept.renderedAt >= MAX_AGE_MS) kept.staleSince ??= kept.renderedAt + MAX_AGE_MS;
    if (kept.staleSince === undefined) return kept.page;
    const isDue = now - kept.causedAt >= MIN_RENDER_INTERVAL_MS;
    const mustWait = now - kept.staleSince >= MAX_STALE_MS || (isDue && this.options.backlog() < MAX_BACKLOG);
    if (mustWait) return this.renderAfterChange(key, { render, admit });
    // A failed rendering is repeated, and reported, by the request that waits for one.
    if (isDue) this.render(key, render).catch(() => undefined);
    return kept.page;
  }

  /** A page's body grows with each encoding that it is asked for. */
  account({ key }: PageKey): void {
    this.kept.account(key);
  }

  /** Marks all pages as stale, or those that show the stock of one product. */
  invalidate(productId?: string): void {
    const now = this.options.now();
    const mark = (rendering: Rendering): void => {
      if (productId === undefined || rendering.productId === productId) rendering.staleSince ??= now;
    };
    for (const kept of this.kept.values()) mark(kept);
    for (const rendering of this.inProgress.values()) mark(rendering);
    this.hasChanged = true;
    setImmediate(() => void this.refresh());
  }

  /** For changes that may have been missed: nothing is sent from before. */
  clear(): void {
    this.invalidate();
    this.kept.clear();
  }

  /** A refresh that began before the change does not show it. */
  private renderAfterChange(key: PageKey, options: RenderOptions): Promise<Page> {
    const existing = this.inProgress.get(key.key);
    if (existing?.staleSince === undefined) return this.render(key, options.render);
    return existing.page.then(() => this.get(key, options));
  }

  /** Renders what visitors see most of what has changed, one page after the other, so that few of them wait for it. */
  private async refresh(): Promise<void> {
    if (this.isRefreshing) return;
    this.isRefreshing = true;
    while (this.hasChanged) {
      this.hasChanged = false;
      for (const page of this.mostVisitedStalePages()) {
        // A failed rendering is repeated, and reported, by the request that waits for one.
        await this.render(page, page.render, { causedAt: page.causedAt }).catch(() => undefined);
      }
    }
    this.isRefreshing = false;
  }

  private mostVisitedStalePages(): CachedPage[] {
    const now = this.options.now();
    const isDue = ({ staleSince, visits, renderedAt }: CachedPage): boolean =>
      staleSince !== undefined && visits > 0 && now - renderedAt >= MIN_RENDER_INTERVAL_MS;
    return [...this.kept.values()]
      .filter(isDue)
      .toSorted((a, b) => b.visits - a.visits)
      .slice(0, MAX_REFRESHED);
  }

  private render(
    { key, productId }: PageKey,
    render: () => Promise<Page>,
    { admit = () => Promise.resolve(), causedAt = this.options.now() } = {},
  ): Promise<Page> {
    const existing = this.inProgress.get(key);
    if (existing) return existing.page;
    const rendering: Rendering = { productId, renderedAt: this.options.now(), causedAt };
    const page = admit()
      .then(() => {
        rendering.admitted = true;
        return render();
      })
      .then((rendered) => {
        if (rendered.keep && this.options.isNotified()) this.keep({ ...rendering, key, render, page: rendered });
        else this.kept.delete(key);
        return rendered;
      })
      .finally(() => this.inProgress.delete(key));
    this.inProgress.set(key, Object.assign(rendering, { page }));
    return page;
  }

  private keep(rendered: Omit<CachedPage, 'visits' | 'bytes'>): void {
    const { page } = rendered;
    this.kept.set(rendered.key, {
      ...rendered,
      visits: 0,
      get bytes() {
        return page.body.bytes;
      },
    });
  }
}
