import type { DataSource } from 'typeorm';
import { cutAtWord } from '#platform/plain-text.js';
import type { ImportedCategories } from '#modules/catalog/index.js';
import { type CategoryMatch, matchCategory, type ShopCategory } from '../shared/match-category.js';
import { MAX_NAME_CHARACTERS } from '../shared/product-texts.js';
import type { ReadProduct } from './parsing/read-product.js';
import { ABSENT, type FeedValue, given, valueOr } from './parsing/feed-value.js';

/** The category of a product, for saving and for the report. */
export interface FeedCategory {
  category: ShopCategory | null;
  /** "Hoodies (by type)", "Necklace (new)" */
  label: string;
  /** Why it has none. */
  note: string | undefined;
  /** The id, for a product that the shop has; null: none. */
  said: FeedValue<string | null>;
  /** False: the file has no type for it that the shop knows. What staff chose is then kept. */
  isNamed: boolean;
  /** How the report names the category that a product keeps instead. */
  labelOfKept: (categoryId: string | null) => string;
}

export interface CategoryOptions {
  dryRun: boolean;
  /** Create a category for each type that no category of the shop matches. */
  createCategories: boolean;
}

const UNCATEGORIZED = 'Uncategorized';

/** Chooses categories for the products of one feed. Categories created for one product serve the following ones. */
export class FeedCategories {
  constructor(
    private readonly db: DataSource,
    private readonly importedCategories: ImportedCategories,
    private readonly known: ShopCategory[],
    private readonly options: CategoryOptions,
  ) {}

  async choose(product: ReadProduct): Promise<FeedCategory> {
    const [type, tags] = [valueOr(product.type, ''), valueOr(product.tags, [])];
    const match = matchCategory({ type, tags, title: product.name }, this.known);
    if (match) {
      const { category, by } = match;
      return this.chosen(category, `${category.name} (by ${by})`, saidBy(product, by, category), type !== '');
    }
    const created = this.options.createCategories && type !== '' ? await this.create(type) : undefined;
    if (created) return this.chosen(created, `${created.name} (new)`, given(created.id), true);
    return { ...this.chosen(null, UNCATEGORIZED, saidBy(product, 'title', null), false), note: this.whyNone(type) };
  }

  private chosen(category: ShopCategory | null, label: string, said: FeedCategory['said'], isNamed: boolean): FeedCategory {
    return { category, label, note: undefined, said, isNamed, labelOfKept: (id) => this.labelOfKept(id) };
  }

  private labelOfKept(categoryId: string | null): string {
    const category = this.known.find(({ id }) => id === categoryId);
    return category ? `${category.name} (stays)` : UNCATEGORIZED;
  }

  private async create(type: string): Promise<ShopCategory | undefined> {
    const name = cutAtWord(type, MAX_NAME_CHARACTERS);
    const category = this.options.dryRun
      ? this.importedCategories.draft(name)
      : await this.importedCategories.ensure(this.db, name);
    if (category) this.known.push(category);
    return category;
  }

  private whyNone(type: string): string | undefined {
    if (type === '') return undefined;
    return `no category matches the type "${cutAtWord(type, 40)}"`;
  }
}

/**
 * A title and tags name the category only of a product whose type is in the file as well: a column that it does not have may have named
 * another one.
 */
function saidBy({ type, tags }: ReadProduct, by: CategoryMatch['by'], category: ShopCategory | null): FeedValue<string | null> {
  if (type.state !== 'given') return ABSENT;
  if (by === 'title' && tags.state !== 'given') return ABSENT;
  return given(category?.id ?? null);
}
