import { optionParameters, optionSearch, type ProductDetail, type ProductVariant } from '@shop/contract';

type SizedProduct = Pick<ProductDetail, 'optionNames' | 'variants'>;

export interface Option {
  /** For example "Size". */
  name: string;
  /** The name in the address, for example "size". */
  parameter: string;
  values: string[];
}

/** The chosen value of each option; undefined where none is chosen. */
export type Choice = readonly (string | undefined)[];

/** The options with their values in the order of the sizes. */
export function optionsOf({ optionNames, variants }: SizedProduct): Option[] {
  const parameters = optionParameters(optionNames);
  return optionNames.map((name, position) => {
    const values = variants.map((variant) => variant.values[position] ?? '');
    return { name, parameter: parameters[position] ?? '', values: [...new Set(values)] };
  });
}

/** The choice in an address, in any letter case. Unknown values are ignored; an option with one value needs no choice. */
export function readChoice(options: readonly Option[], search: URLSearchParams): Choice {
  return options.map(({ parameter, values }) => {
    if (values.length === 1) return values[0];
    const wanted = search.get(parameter)?.toLowerCase();
    return values.find((value) => value.toLowerCase() === wanted);
  });
}

/** The query with the choice; other parameters are kept. */
export function writeChoice(options: readonly Option[], choice: Choice, search: URLSearchParams): string {
  const next = new URLSearchParams(search);
  for (const { parameter } of options) next.delete(parameter);
  const names = options.map(({ name }) => name);
  for (const [parameter, value] of new URLSearchParams(optionSearch(names, choice))) next.set(parameter, value);
  return next.toString();
}

export function withValue(choice: Choice, position: number, value: string): Choice {
  return choice.map((chosen, other) => (other === position ? value : chosen));
}

/** The size that has all chosen values; undefined while a choice is missing, and for a combination that does not exist. */
export function findVariant(variants: readonly ProductVariant[], choice: Choice): ProductVariant | undefined {
  return variants.find(({ values }) => values.every((value, position) => value === choice[position]));
}

/** Whether a size with this value is in stock that has the values chosen for the other options. */
export function isInStock(variants: readonly ProductVariant[], choice: Choice, position: number, value: string): boolean {
  const wanted = withValue(choice, position, value);
  return variants.some(
    ({ values, inStock }) => inStock && values.every((other, at) => wanted[at] === undefined || wanted[at] === other),
  );
}

/** The names of the options without a choice. */
export function missingOptions(options: readonly Option[], choice: Choice): string[] {
  return options.flatMap(({ name }, position) => (choice[position] === undefined ? [name] : []));
}
