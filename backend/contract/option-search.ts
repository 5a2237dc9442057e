const NAMED_PARAMETERS: readonly [parameter: string, name: RegExp][] = [
  ['size', /size/i],
  ['color', /colou?r/i],
];

const positionParameter = (position: number): string => `option${position + 1}`;

const MAX_OPTIONS = 3;

/** All query parameters that can hold a chosen option of a product. */
export const OPTION_PARAMETERS: readonly string[] = [
  ...NAMED_PARAMETERS.map(([parameter]) => parameter),
  ...Array.from({ length: MAX_OPTIONS }, (_, position) => positionParameter(position)),
];

/** The query parameter of each option: ["Size", "Color", "Fit"] gives ["size", "color", "option3"]. */
export function optionParameters(optionNames: readonly string[]): string[] {
  const parameters: string[] = [];
  for (const [position, optionName] of optionNames.entries()) {
    const named = NAMED_PARAMETERS.find(([parameter, name]) => name.test(optionName) && !parameters.includes(parameter));
    parameters.push(named ? named[0] : positionParameter(position));
  }
  return parameters;
}

/** The query of a product's address that chooses these values, for example "size=m&color=black". Values are read in any letter case. */
export function optionSearch(optionNames: readonly string[], values: readonly (string | undefined)[]): string {
  const search = new URLSearchParams();
  for (const [position, parameter] of optionParameters(optionNames).entries()) {
    const value = values[position];
    if (value !== undefined) search.set(parameter, value.toLowerCase());
  }
  return search.toString();
}

const withArticle = (name: string): string => `${/^[aeiou]/i.test(name) ? 'an' : 'a'} ${name.toLowerCase()}`;

/** ["Size", "Color"] gives "a size and a color". */
export function oneOfEach(optionNames: readonly string[]): string {
  return optionNames.map(withArticle).join(' and ');
}

/** "Please select a size", or with several options "Please select a size and a color". */
export function pleaseSelect(optionNames: readonly string[]): string {
  return `Please select ${oneOfEach(optionNames)}`;
}
