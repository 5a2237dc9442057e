import { Injectable } from '@nestjs/common';
import { foldName, searchAlternatives, similarWords, wordsOf } from '@shop/contract/search';
import { QueryCache } from '#platform/database/query-cache.js';
import { ReadReplica } from '#platform/database/read-replica.js';
import { TableChangeListener } from '#platform/database/table-change-listener.js';
import { CatalogQueries } from '../catalog.queries.js';
import { addConditions, type Criteria, FILTERS, readCriteria, SORT_KEYS } from './listing-criteria.js';
import type { ListingDto } from './listing.dto.js';
import {
  countProducts,
  IN_STOCK,
  PRODUCT_COUNTS,
  type ProductCount,
  RANDOM_CARDS,
  readCards,
  SEARCH_WORDS,
  type Selection,
  SHUFFLED_CARDS,
} from './listing.queries.js';
import { ListingFacets } from './listing-facets.js';
import type { ListingView, ProductCardView } from './listing.view.js';
import { searchSelection } from './search-selection.js';

const PAGE_SIZE = 24;
const FEATURED_PRODUCTS = 8;
/**
 * Up to this number, sold-out products come last and facets are counted; more would have to be sorted and counted for every page. The
 * storefront sorts and counts lists of this length itself.
 */
const MAX_SORTED = 500;
/** Up to this number, all products are shuffled. */
const MAX_SHUFFLED = 1_000;
const MAX_VOCABULARY = 100_000;
const MAX_CACHED_SELECTIONS = 500;

interface Match extends Selection {
  matching: number;
  isCloseMatch: boolean;
}

const NO_MATCH: Match = { conditions: ['false'], parameters: [], matching: 0, isCloseMatch: false };

/** Pages of the products that match a category, a filter and a search, without reading the whole list. */
@Injectable()
export class ListingPages {
  private readonly matches: QueryCache<Match>;
  private readonly counts: QueryCache<ProductCount[]>;
  private readonly vocabulary: QueryCache<string[]>;

  constructor(
    private readonly replica: ReadReplica,
    private readonly catalog: CatalogQueries,
    private readonly facets: ListingFacets,
    changes: TableChangeListener,
  ) {
    this.matches = new QueryCache(changes, ['products', 'product_variants', 'categories', 'artists'], MAX_CACHED_SELECTIONS);
    this.counts = new QueryCache(changes, ['products'], 1);
    this.vocabulary = new QueryCache(changes, ['products'], 1);
  }

  async page({ after, limit = PAGE_SIZE, ...listing }: ListingDto): Promise<ListingView> {
    const criteria = readCriteria(listing);
    const match = await this.match(criteria);
    const { matching, isCloseMatch } = match;
    const products = matching === 0 ? [] : await this.replica.read((db) => readCards(db, match, { after, limit }));
    const total = await this.total();
    const facets = total > MAX_SORTED ? null : await this.facets.count(criteria, MAX_SORTED);
    return { products, matching, total, ...(await this.facets.current()), facets, isCloseMatch };
  }

  /** Up to eight products in random order. */
  async featured(): Promise<ProductCardView[]> {
    const cards = (await this.total()) > MAX_SHUFFLED ? RANDOM_CARDS : SHUFFLED_CARDS;
    return this.replica.read((db) => cards.rows(db, FEATURED_PRODUCTS));
  }

  private async total(): Promise<number> {
    return sumOf(await this.groups());
  }

  private groups(): Promise<ProductCount[]> {
    return this.counts.get('counts', () => this.replica.read((db) => PRODUCT_COUNTS.rows(db)));
  }

  private match(criteria: Criteria): Promise<Match> {
    return this.matches.get(JSON.stringify(criteria), () => this.find(criteria));
  }

  private async find(criteria: Criteria): Promise<Match> {
    const { category, filter, search, artist } = criteria;
    const rule = FILTERS.get(filter);
    const categories = await this.catalog.categories();
    const chosen = categories.find(({ id, slug }) => slug === category || id === category);
    if (!rule || (category !== 'all' && !chosen)) return NO_MATCH;
    if (artist !== '' && !(await this.facets.current()).artists.some(({ id }) => id === artist)) return NO_MATCH;
    const filtered: Selection = { conditions: rule.condition ? [rule.condition] : [], parameters: [] };
    if (chosen) filtered.conditions.push(`p.category_id = $${filtered.parameters.push(chosen.id)}`);
    const mustCount = addConditions(filtered, criteria);
    if (search) return this.search(criteria, filtered);
    const order = await this.order(criteria);
    if (mustCount) return { ...filtered, order, matching: await this.count(filtered), isCloseMatch: false };
    const groups = (await this.groups()).filter((group) => rule.passes(group) && (!chosen || group.categoryId === chosen.id));
    return { ...filtered, order, matching: sumOf(groups), isCloseMatch: false };
  }

  /** In a long list, only the indexes of the newest and of the price can be read page by page. */
  private async order({ sort }: Criteria): Promise<string[]> {
    return [...((await this.total()) > MAX_SORTED ? [] : [IN_STOCK]), ...SORT_KEYS[sort]];
  }

  private async search(criteria: Criteria, filtered: Selection): Promise<Match> {
    const { search, sort } = criteria;
    const [artists, categories] = await Promise.all([this.catalog.artists(), this.catalog.categories()]);
    const sorted = sort === '' ? {} : { order: await this.order(criteria) };
    const select = (words: string[][]): Selection => ({
      ...searchSelection(words, { artists, categories }, filtered),
      ...sorted,
    });
    const words = searchAlternatives(search);
    // Nothing but signs: no words would mean no condition.
    if (words.length === 0) return NO_MATCH;
    const exact = select(words);
    const hits = await this.count(exact);
    if (hits > 0) return { ...exact, matching: hits, isCloseMatch: false };
    const names = [...artists, ...categories].flatMap(({ name }) => wordsOf(foldName(name)));
    const close = select(similarWords(search, [...new Set([...names, ...(await this.knownWords())])]));
    const near = await this.count(close);
    return { ...close, matching: near, isCloseMatch: near > 0 };
  }

  private count(selection: Selection): Promise<number> {
    return this.replica.read((db) => countProducts(db, selection));
  }

  private knownWords(): Promise<string[]> {
    return this.vocabulary.get('words', async () => {
      const rows = await this.replica.read((db) => SEARCH_WORDS.rows(db, MAX_VOCABULARY));
      return rows.map(({ word }) => word);
    });
  }
}

const sumOf = (groups: readonly ProductCount[]): number => groups.reduce((sum, { count }) => sum + count, 0);
