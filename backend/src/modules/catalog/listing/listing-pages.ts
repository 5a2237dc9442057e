import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { foldText, readSearch, searchWords, similarWords, wordsOf } from '@shop/contract/search';
import type { DataSource } from 'typeorm';
import { QueryCache } from '#platform/database/query-cache.js';
import { TableChangeListener } from '#platform/database/table-change-listener.js';
import { CatalogQueries } from '../catalog.queries.js';
import type { ListingDto } from './listing.dto.js';
import {
  countProducts,
  PRODUCT_COUNTS,
  type ProductCount,
  RANDOM_CARDS,
  readCards,
  SEARCH_WORDS,
  type Selection,
  SHUFFLED_CARDS,
} from './listing.queries.js';
import type { ListingView, ProductCardView } from './listing.view.js';
import { searchSelection } from './search-selection.js';

const PAGE_SIZE = 24;
const FEATURED_PRODUCTS = 8;
/** Up to this number, all products are shuffled. */
const MAX_SHUFFLED = 1_000;
const MAX_VOCABULARY = 100_000;
const MAX_CACHED_SELECTIONS = 500;

interface Filter {
  condition?: string;
  passes: (group: ProductCount) => boolean;
}

const FILTERS = new Map<string, Filter>([
  ['all', { passes: () => true }],
  ['new', { condition: 'p.is_new', passes: ({ isNew }) => isNew }],
  ['bestseller', { condition: 'p.is_best_seller', passes: ({ isBestSeller }) => isBestSeller }],
  ['artist', { condition: 'p.is_artist_series', passes: ({ isArtistSeries }) => isArtistSeries }],
]);

interface Match extends Selection {
  matching: number;
  isCloseMatch: boolean;
}

interface Criteria {
  category: string;
  filter: string;
  search: string;
}

const NO_MATCH: Match = { conditions: ['false'], parameters: [], matching: 0, isCloseMatch: false };

/** Pages of the products that match a category, a filter and a search, without reading the whole list. */
@Injectable()
export class ListingPages {
  private readonly matches: QueryCache<Match>;
  private readonly counts: QueryCache<ProductCount[]>;
  private readonly vocabulary: QueryCache<string[]>;

  constructor(
    @InjectDataSource() private readonly db: DataSource,
    private readonly catalog: CatalogQueries,
    changes: TableChangeListener,
  ) {
    const tables = ['products', 'categories', 'artists'];
    this.matches = new QueryCache(changes, tables, MAX_CACHED_SELECTIONS);
    this.counts = new QueryCache(changes, tables, 1);
    this.vocabulary = new QueryCache(changes, tables, 1);
  }

  async page({ category = 'all', filter = 'all', search = '', after, limit = PAGE_SIZE }: ListingDto): Promise<ListingView> {
    const match = await this.match({ category: category || 'all', filter: filter || 'all', search: readSearch(search) });
    const { matching, isCloseMatch } = match;
    const products = matching === 0 ? [] : await readCards(this.db, match, { after, limit });
    return { products, matching, total: await this.total(), isCloseMatch };
  }

  /** Up to eight products in random order. */
  async featured(): Promise<ProductCardView[]> {
    const cards = (await this.total()) > MAX_SHUFFLED ? RANDOM_CARDS : SHUFFLED_CARDS;
    return cards.rows(this.db, FEATURED_PRODUCTS);
  }

  private async total(): Promise<number> {
    return sumOf(await this.groups());
  }

  private groups(): Promise<ProductCount[]> {
    return this.counts.get('counts', () => PRODUCT_COUNTS.rows(this.db));
  }

  private match(criteria: Criteria): Promise<Match> {
    return this.matches.get(JSON.stringify(criteria), () => this.find(criteria));
  }

  private async find({ category, filter, search }: Criteria): Promise<Match> {
    const rule = FILTERS.get(filter);
    const categories = await this.catalog.categories();
    const chosen = categories.find(({ id, slug }) => slug === category || id === category);
    if (!rule || (category !== 'all' && !chosen)) return NO_MATCH;
    const filtered: Selection = { conditions: rule.condition ? [rule.condition] : [], parameters: [] };
    if (chosen) filtered.conditions.push(`p.category_id = $${filtered.parameters.push(chosen.id)}`);
    if (search) return this.search(search, filtered);
    const groups = (await this.groups()).filter((group) => rule.passes(group) && (!chosen || group.categoryId === chosen.id));
    return { ...filtered, matching: sumOf(groups), isCloseMatch: false };
  }

  private async search(search: string, filtered: Selection): Promise<Match> {
    const [artists, categories] = await Promise.all([this.catalog.artists(), this.catalog.categories()]);
    const select = (words: string[][]): Selection => searchSelection(words, { artists, categories }, filtered);
    const exact = select(searchWords(search).map((word) => [word]));
    const hits = await countProducts(this.db, exact);
    if (hits > 0) return { ...exact, matching: hits, isCloseMatch: false };
    const names = [...artists, ...categories].flatMap(({ name }) => wordsOf(foldText(name)));
    const close = select(similarWords(search, [...new Set([...names, ...(await this.knownWords())])]));
    const near = await countProducts(this.db, close);
    return { ...close, matching: near, isCloseMatch: near > 0 };
  }

  private knownWords(): Promise<string[]> {
    return this.vocabulary.get('words', async () => {
      const rows = await SEARCH_WORDS.rows(this.db, MAX_VOCABULARY);
      return rows.map(({ word }) => word);
    });
  }
}

const sumOf = (groups: readonly ProductCount[]): number => groups.reduce((sum, { count }) => sum + count, 0);
