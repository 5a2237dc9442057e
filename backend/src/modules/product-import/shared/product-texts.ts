import { PRODUCT_TEXTS } from '@shop/contract/product-fields';

/** The limits of the product form: an imported product must be savable there. */
export const MAX_NAME_CHARACTERS = PRODUCT_TEXTS.name.maxLength;
export const MAX_DESCRIPTION_CHARACTERS = PRODUCT_TEXTS.description.maxLength;

/** Option names with their values, in the order of the source: Size -> Small, Medium, Large. */
export type ProductOptions = ReadonlyMap<string, readonly string[]>;

/** One line per option, for example "Sizes: Small, Medium, Large."; '' for a product without options. */
export function describeOptions(options: ProductOptions): string {
  return [...options].map(([name, values]) => `${values.length === 1 ? name : plural(name)}: ${values.join(', ')}.`).join('\n');
}

function plural(name: string): string {
  if (/s$/i.test(name)) return name;
  if (/[^aeiou]y$/i.test(name)) return `${name.slice(0, -1)}ies`;
  return `${name}s`;
}
