import { Injectable } from '@nestjs/common';
import { QueryCache } from '#platform/database/query-cache.js';
import { TableChangeListener } from '#platform/database/table-change-listener.js';
import { CurrentPrices } from '../../pricing/index.js';
import { ShopSettings } from '../../settings/index.js';
import { feedEntries, type FeedProblem, feedProblems } from './feed-entries.js';
import { FeedItems } from './feed-items.queries.js';
import { googleFeed, metaFeed, tiktokFeed } from './render-feed.js';

const FEEDS = { google: googleFeed, meta: metaFeed, tiktok: tiktokFeed } as const;
type FeedName = keyof typeof FEEDS;

/** A feed for each name and origin. */
const MAX_CACHED_FEEDS = 6;

/** The catalogue files that Google, Meta and TikTok read, all from the same rows. */
@Injectable()
export class ProductFeeds {
  /** A sale changes no feed, unless a size sells out: then its product is announced as changed. */
  private readonly feeds: QueryCache<string>;

  constructor(
    private readonly items: FeedItems,
    private readonly settings: ShopSettings,
    private readonly prices: CurrentPrices,
    changes: TableChangeListener,
  ) {
    this.feeds = new QueryCache(changes, ['products', 'product_variants', 'shop_settings', 'shipping_rates'], MAX_CACHED_FEEDS);
  }

  /** `origin`: the public address of the shop. */
  render(name: FeedName, origin: string): Promise<string> {
    return this.feeds.get(`${name} ${origin}`, async () => {
      const { shopName, gender, ageGroup } = await this.settings.values();
      const { shippingRates } = await this.prices.today();
      const shop = { origin, shopName, gender, ageGroup, shippingRates };
      return FEEDS[name](feedEntries(await this.items.all(), shop), shop);
    });
  }

  /** What Google would refuse. */
  async googleProblems(): Promise<FeedProblem[]> {
    const items = await this.items.all();
    return feedProblems(items, feedEntries(items, { origin: '', shopName: '', gender: '', ageGroup: '', shippingRates: null }));
  }
}
