import { Injectable } from '@nestjs/common';
import type { Tx } from '#platform/database/transactions.js';
import { countedBySize, priceBelowProduct, sizesIncomplete, stockSoldMeanwhile, stockTooLarge } from '../../catalog.errors.js';
import { stockAfter } from '../../products/stock/stock-edit.js';
import type { Product } from '../../products/product.entity.js';
import { type RetiredSizes, VariantWriter } from '../../products/variant-writer.js';
import { AdminCatalogQueries, LOWEST_SIZE_PRICE } from '../admin-catalog.queries.js';
import { MAX_STOCK } from './pieces.decorator.js';
import type { SaveVariantDto } from './variant.dto.js';

/** What a form makes of the sizes of a product, to be written to the product itself. */
interface SavedSizes {
  stockQuantity: number;
  optionNames: string[];
}

/** The fields of the product form that say something about its stock. */
interface SizesForm {
  priceCents: number;
  stockQuantity?: number | undefined;
  stockQuantityRead?: number | undefined;
  optionNames?: string[] | undefined;
  variants?: SaveVariantDto[] | undefined;
}

type Before = Pick<Product, 'stockQuantity' | 'optionNames'>;
const NEW_PRODUCT: Before = { stockQuantity: 0, optionNames: [] };

/** The sizes and the stock of the product form. */
@Injectable()
export class SaveVariants {
  constructor(
    private readonly writer: VariantWriter,
    private readonly queries: AdminCatalogQueries,
  ) {}

  /** Before the product is locked; see `VariantWriter.removeSizesFromCarts`. */
  async removeSizesFromCarts(tx: Tx, productId: string, form: SizesForm): Promise<RetiredSizes> {
    return form.variants === undefined && form.optionNames === undefined
      ? { ids: [] }
      : this.writer.removeSizesFromCarts(tx, productId, form.variants ?? []);
  }

  /** Of a new product, or of a deleted one that is listed again: the form has all of its sizes, or none. */
  async create(tx: Tx, id: string, form: SizesForm, retired: RetiredSizes): Promise<SavedSizes> {
    const { priceCents, stockQuantity, stockQuantityRead, optionNames = [], variants } = form;
    const complete = { priceCents, stockQuantity, stockQuantityRead, optionNames, variants };
    return this.replace(tx, { ...NEW_PRODUCT, id }, complete, retired);
  }

  /** Of a product that `tx` has locked. Without sizes in the form, they and their stock stay. */
  async update(tx: Tx, product: Product, form: SizesForm, retired: RetiredSizes): Promise<SavedSizes> {
    if (form.variants !== undefined || form.optionNames !== undefined) return this.replace(tx, product, form, retired);
    if (product.optionNames.length === 0) return { optionNames: [], stockQuantity: await this.plainStock(tx, product, form) };
    assertNotCounted(form, product.stockQuantity, product.stockQuantity);
    await this.assertPrices(tx, product.id, form);
    return product;
  }

  private async replace(tx: Tx, product: Before & { id: string }, form: SizesForm, retired: RetiredSizes): Promise<SavedSizes> {
    const optionNames = form.optionNames ?? product.optionNames;
    const variants = form.variants ?? [];
    assertComplete(optionNames, form);
    const sum = await this.writer.replace(tx, product.id, variants, retired);
    if (optionNames.length === 0) return { optionNames, stockQuantity: await this.plainStock(tx, product, form) };
    if (sum > MAX_STOCK) throw stockTooLarge();
    assertNotCounted(form, product.stockQuantity, sum);
    await this.assertPrices(tx, product.id, form);
    if (product.optionNames.length === 0) await this.keepRest(tx, product, form, sum);
    return { optionNames, stockQuantity: sum };
  }

  /** The pieces of a product that gets sizes, and that the form gives to no size, wait for one. */
  private async keepRest(tx: Tx, { id, stockQuantity }: Before & { id: string }, form: SizesForm, sum: number): Promise<void> {
    const { stockQuantityRead = stockQuantity } = form;
    if (stockQuantityRead !== stockQuantity) throw stockSoldMeanwhile(stockQuantity, await this.queries.product(id, tx));
    if (stockQuantity > sum) await this.writer.addUnassigned(tx, id, stockQuantity - sum);
  }

  private async plainStock(tx: Tx, { id, stockQuantity }: Before & { id: string }, form: SizesForm): Promise<number> {
    const stock = stockAfter(stockQuantity, form);
    if (stock < 0) throw stockSoldMeanwhile(stockQuantity, await this.queries.product(id, tx));
    if (stock > MAX_STOCK) throw stockTooLarge();
    return stock;
  }

  /** The price of the product is the lowest: lists show it as "From $48.00". */
  private async assertPrices(tx: Tx, productId: string, { priceCents }: SizesForm): Promise<void> {
    const lowest = await LOWEST_SIZE_PRICE.first(tx, productId);
    if (lowest && lowest.priceCents < priceCents) throw priceBelowProduct(lowest.label);
  }
}

/** Every size needs a value for every option, and options need sizes of their own. */
function assertComplete(optionNames: readonly string[], { variants }: SizesForm): void {
  if (variants === undefined && optionNames.length > 0)
    throw sizesIncomplete('variants', 'Please send the sizes with their options');
  const lower = optionNames.map((name) => name.toLowerCase());
  if (new Set(lower).size !== lower.length) throw sizesIncomplete('optionNames', 'Two options have the same name');
  const wrong = variants?.find(({ values }) => values.length !== optionNames.length);
  if (wrong) throw sizesIncomplete('variants', `${wrong.values.join(' / ')} needs one value for each option`);
}

/** A form that does not know sizes sends the stock that it read. */
function assertNotCounted({ stockQuantity, stockQuantityRead }: SizesForm, before: number, sum: number): void {
  if (stockQuantity === undefined || stockQuantity === (stockQuantityRead ?? before) || stockQuantity === sum) return;
  throw countedBySize();
}
