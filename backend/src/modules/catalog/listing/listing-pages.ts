import { Injectable } from '@nestjs/common';
import { type Attempt, readingOf, readTerms, searchAttempts, type SearchOutcome, wordsOfTerms } from '@shop/contract/listing';
import { foldName, searchAlternatives, similarWords, wordsOf } from '@shop/contract/search';
import { QueryCache } from '#platform/database/query-cache.js';
import { ReadReplica } from '#platform/database/read-replica.js';
import { TableChangeListener } from '#platform/database/table-change-listener.js';
import { CatalogQueries } from '../catalog.queries.js';
import { ProductJsonCache } from './product-json-cache.js';
import { addConditions, type Criteria, FILTERS, readCriteria, SORT_KEYS } from './listing-criteria.js';
import type { ListingDto } from './listing.dto.js';
import {
  CARDS_BY_ID,
  countProducts,
  IN_STOCK,
  type PageOfProducts,
  PRODUCT_COUNTS,
  type ProductCount,
  RANDOM_CARDS,
  readPage,
  SEARCH_WORDS,
  type Selection,
  SHUFFLED_CARDS,
} from './listing.queries.js';
import { ListingFacets } from './listing-facets.js';
import type { ListingView, ProductCardView } from './listing.view.js';
import { type Searched, searchSelection } from './search-selection.js';

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
  reading: ListingView['reading'];
}

const NO_MATCH: Match = { conditions: ['false'], parameters: [], matching: 0, isCloseMatch: false, reading: null };

/** Pages of the products that match a category, a filter and a search, without reading the whole list. */
@Injectable()
export class ListingPages {
  private readonly matches: QueryCache<Match>;
  private readonly counts: QueryCache<ProductCount[]>;
  private readonly vocabulary: QueryCache<string[]>;
  private readonly cardJson: ProductJsonCache;

  constructor(
    private readonly replica: ReadReplica,
    private readonly catalog: CatalogQueries,
    private readonly facets: ListingFacets,
    changes: TableChangeListener,
  ) {
    this.matches = new QueryCache(changes, ['products', 'product_variants', 'categories', 'artists'], MAX_CACHED_SELECTIONS);
    this.counts = new QueryCache(changes, ['products'], 1);
    this.vocabulary = new QueryCache(changes, ['products'], 1);
    this.cardJson = new ProductJsonCache(changes, (ids) => replica.read((db) => CARDS_BY_ID.rows(db, ids)));
  }

  /** The JSON of a `ListingView`. */
  async page({ after, limit = PAGE_SIZE, ...listing }: ListingDto): Promise<string> {
    const criteria = readCriteria(listing);
    const match = await this.match(criteria);
    const { matching, isCloseMatch, reading } = match;
    const { text } = matching === 0 ? { text: '[]' } : await this.cards(match, { after, limit });
    const total = await this.total();
    const facets = total > MAX_SORTED ? null : await this.facets.count(criteria, MAX_SORTED);
    const rest: Omit<ListingView, 'products'> = {
      matching,
      total,
      ...(await this.facets.current()),
      facets,
      isCloseMatch,
      reading,
    };
    return `{"products":${text},${JSON.stringify(rest).slice(1)}`;
  }

  /** The ids of one page, and the JSON of their cards. */
  async cards(selection: Selection, page: PageOfProducts): Promise<{ ids: string[]; text: string }> {
    const ids = await this.replica.read((db) => readPage(db, selection, page));
    return { ids, text: await this.cardJson.list(ids) };
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
    const plain = { ...filtered, order, isCloseMatch: false, reading: null };
    if (mustCount) return { ...plain, matching: await this.count(filtered) };
    const groups = (await this.groups()).filter((group) => rule.passes(group) && (!chosen || group.categoryId === chosen.id));
    return { ...plain, matching: sumOf(groups) };
  }

  /** In a long list, only the indexes of the newest and of the price can be read page by page. */
  private async order({ sort }: Criteria): Promise<string[]> {
    return [...((await this.total()) > MAX_SORTED ? [] : [IN_STOCK]), ...SORT_KEYS[sort]];
  }

  private async search(criteria: Criteria, filtered: Selection): Promise<Match> {
    const { terms, isForAnyone } = readTerms(criteria.search, (await this.facets.current()).sizes);
    // Once for all attempts, because each comparison with the vocabulary costs time.
    let similar: Promise<Map<string, string[]>> | undefined;
    const alternativesOf = async ({ terms: some, isClose }: Attempt): Promise<string[][]> => {
      const words = wordsOfTerms(some);
      if (!isClose) return searchAlternatives(words);
      similar ??= this.similarWordsOf(wordsOfTerms(terms));
      const found = await similar;
      return words.map((word) => found.get(word) ?? [word]);
    };
    const select = async (attempt: Attempt): Promise<Selection> =>
      this.selectionOf({ terms: attempt.terms, words: await alternativesOf(attempt) }, criteria, filtered);
    const match = async (outcome: SearchOutcome, matching: number): Promise<Match> => ({
      ...(await select(outcome)),
      matching,
      isCloseMatch: outcome.isClose,
      reading: readingOf(outcome),
    });
    if (isForAnyone) return match({ terms, isClose: false, dropped: [] }, await this.count(filtered));
    // Nothing but signs: no words would mean no condition.
    if (terms.length === 0) return NO_MATCH;
    const attempts = searchAttempts(terms);
    let hits = 0;
    for (let next = attempts.next(); ; next = attempts.next(hits)) {
      if (next.done) return next.value ? match(next.value, hits) : NO_MATCH;
      hits = await this.count(await select(next.value));
    }
  }

  private async selectionOf(searched: Searched, criteria: Criteria, filtered: Selection): Promise<Selection> {
    const [artists, categories] = await Promise.all([this.catalog.artists(), this.catalog.categories()]);
    const selection = searchSelection(searched, { artists, categories }, filtered);
    const isRanked = selection.order !== undefined && criteria.sort === '';
    return isRanked ? selection : { ...selection, order: await this.order(criteria) };
  }

  private async similarWordsOf(words: string[]): Promise<Map<string, string[]>> {
    const [artists, categories] = await Promise.all([this.catalog.artists(), this.catalog.categories()]);
    const names = [...artists, ...categories].flatMap(({ name }) => wordsOf(foldName(name)));
    const similar = similarWords(words, [...new Set([...names, ...(await this.knownWords())])]);
    return new Map(words.map((word, index) => [word, similar[index] ?? [word]]));
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
