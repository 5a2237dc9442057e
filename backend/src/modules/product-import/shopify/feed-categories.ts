import type { DataSource } from 'typeorm';
import { cutAtWord } from '#platform/plain-text.js';
import type { ImportedCategories } from '#modules/catalog/index.js';
import { matchCategory, type ShopCategory } from '../shared/match-category.js';
import { MAX_NAME_CHARACTERS } from '../shared/product-texts.js';
import type { FeedProduct } from './parsing/feed-product.js';

/** The category of a product, for saving and for the report. */
export interface FeedCategory {
  category: ShopCategory | null;
  /** "Hoodies (by type)", "Necklace (new)" */
  label: string;
  /** Why it has none. */
  note: string | undefined;
}

export interface CategoryOptions {
  dryRun: boolean;
  /** Create a category for each type that no category of the shop matches. */
  createCategories: boolean;
}

/** Chooses categories for the products of one feed. Categories created for one product serve the following ones. */
export class FeedCategories {
  constructor(
    private readonly db: DataSource,
    private readonly importedCategories: ImportedCategories,
    private readonly known: ShopCategory[],
    private readonly options: CategoryOptions,
  ) {}

  async choose({ type, tags, name }: FeedProduct): Promise<FeedCategory> {
    const match = matchCategory({ type, tags, title: name }, this.known);
    if (match) return { category: match.category, label: `${match.category.name} (by ${match.by})`, note: undefined };
    const created = this.options.createCategories && type !== '' ? await this.create(type) : undefined;
    if (created) return { category: created, label: `${created.name} (new)`, note: undefined };
    return { category: null, label: 'Uncategorized', note: this.whyNone(type) };
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
