/** The names and values of the options a feed gives its variants, in their order: Size -> Small, Medium, Large. */
export type FeedOptions = ReadonlyMap<string, readonly string[]>;

/** "Sizes: Small, Medium, Large." and the same for colours and so on; '' for a product that comes in one form only. */
export function describeOptions(options: FeedOptions): string {
  return [...options].map(([name, values]) => `${values.length === 1 ? name : plural(name)}: ${values.join(', ')}.`).join('\n');
}

/** Shopify's way to say "no options". */
export function isPlaceholderOption(name: string, value: string): boolean {
  return name.toLowerCase() === 'title' && value.toLowerCase() === 'default title';
}

function plural(name: string): string {
  if (/s$/i.test(name)) return name;
  if (/[^aeiou]y$/i.test(name)) return `${name.slice(0, -1)}ies`;
  return `${name}s`;
}
