import { ownValue } from '../own-value.js';

/** US states, the District of Columbia, territories and military post, and where their ZIP codes lie. */
const NAMES: Readonly<Record<string, string>> = {
  AL: 'Alabama',
  AK: 'Alaska',
  AZ: 'Arizona',
  AR: 'Arkansas',
  CA: 'California',
  CO: 'Colorado',
  CT: 'Connecticut',
  DE: 'Delaware',
  DC: 'District of Columbia',
  FL: 'Florida',
  GA: 'Georgia',
  HI: 'Hawaii',
  ID: 'Idaho',
  IL: 'Illinois',
  IN: 'Indiana',
  IA: 'Iowa',
  KS: 'Kansas',
  KY: 'Kentucky',
  LA: 'Louisiana',
  ME: 'Maine',
  MD: 'Maryland',
  MA: 'Massachusetts',
  MI: 'Michigan',
  MN: 'Minnesota',
  MS: 'Mississippi',
  MO: 'Missouri',
  MT: 'Montana',
  NE: 'Nebraska',
  NV: 'Nevada',
  NH: 'New Hampshire',
  NJ: 'New Jersey',
  NM: 'New Mexico',
  NY: 'New York',
  NC: 'North Carolina',
  ND: 'North Dakota',
  OH: 'Ohio',
  OK: 'Oklahoma',
  OR: 'Oregon',
  PA: 'Pennsylvania',
  RI: 'Rhode Island',
  SC: 'South Carolina',
  SD: 'South Dakota',
  TN: 'Tennessee',
  TX: 'Texas',
  UT: 'Utah',
  VT: 'Vermont',
  VA: 'Virginia',
  WA: 'Washington',
  WV: 'West Virginia',
  WI: 'Wisconsin',
  WY: 'Wyoming',
  PR: 'Puerto Rico',
  VI: 'Virgin Islands',
  GU: 'Guam',
  AS: 'American Samoa',
  MP: 'Northern Mariana Islands',
  FM: 'Micronesia',
  MH: 'Marshall Islands',
  PW: 'Palau',
  AA: 'Armed Forces Americas',
  AE: 'Armed Forces Europe',
  AP: 'Armed Forces Pacific',
};

/**
 * Three-digit ZIP prefixes of each state (USPS, Domestic Mail Manual L002). A prefix that no state has is unassigned; two states
 * share some.
 */
const PREFIXES: Readonly<Record<string, string>> = {
  NY: '005 063 100-149',
  PR: '006 007 009',
  VI: '008',
  MA: '010-027 055',
  RI: '028 029',
  NH: '030-038',
  ME: '039-049',
  VT: '050-054 056-059',
  CT: '060-069',
  NJ: '070-089',
  AE: '090-098',
  PA: '150-196',
  DE: '197-199',
  DC: '200 202-205 569',
  VA: '201 220-246',
  MD: '206-212 214-219',
  WV: '247-268',
  NC: '270-289',
  SC: '290-299',
  GA: '300-319 398 399',
  FL: '320-339 341 342 344 346 347 349',
  AA: '340',
  AL: '350-352 354-369',
  TN: '370-385 422',
  MS: '386-397',
  KY: '400-418 420-427',
  OH: '430-459',
  IN: '460-479',
  MI: '480-499',
  IA: '500-516 520-528',
  WI: '530-532 534 535 537-549',
  MN: '550 551 553-567',
  SD: '570-577',
  ND: '580-588',
  MT: '590-599',
  IL: '600-620 622-629',
  MO: '630 631 633-641 644-658',
  KS: '660-662 664-679',
  NE: '680 681 683-693',
  LA: '700 701 703-708 710-714',
  AR: '716-729',
  OK: '730 731 734-741 743-749',
  TX: '733 750-770 772-799 885',
  CO: '800-816',
  WY: '820-831 834',
  ID: '832-838',
  UT: '840-847',
  AZ: '850-853 855-857 859 860 863-865',
  NM: '870 871 873-875 877-884',
  NV: '889-891 893-895 897 898',
  CA: '900-908 910-928 930-961',
  AP: '962-966',
  HI: '967 968',
  AS: '967',
  GU: '969',
  MP: '969',
  PW: '969',
  FM: '969',
  MH: '969',
  OR: '970-979',
  WA: '980-986 988-994',
  AK: '995-999',
};

/** Five digits, or nine with or without a hyphen of any kind. */
const ZIP = /^(\d{5})(?: ?[\p{Pd}\u2212]? ?(\d{4}))?$/u;

export const STATE_CODES: readonly string[] = Object.keys(NAMES);

export const stateNameOf = (code: string): string => ownValue(NAMES, code) ?? code;

/** Of these, no two states are told apart. */
const FILLING_WORDS = new Set(['us', 'usa', 'united', 'state', 'states', 'federated', 'commonwealth', 'republic', 'of', 'the']);

/** "Commonwealth of Massachusetts" -> ["massachusetts"], "N.Y." -> ["ny"]. */
const wordsOf = (text: string): string[] =>
  text
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/[^a-z\s()/,\p{Pd}]/gu, '')
    .split(/[^a-z]+/)
    .filter((word) => word !== '' && !FILLING_WORDS.has(word));

const STATES = STATE_CODES.map((code) => ({ code, short: code.toLowerCase(), name: wordsOf(stateNameOf(code)).join('') }));

/** As address books write it: the code before or behind the name or its beginning, "Maryland (MD)", "Armed Forces (AE)". */
const hasCodeAndName = (words: readonly string[], { short, name }: { short: string; name: string }): boolean =>
  [words.slice(1), words.slice(0, -1)].some(
    (rest, end) => words.at(end === 0 ? 0 : -1) === short && name.startsWith(rest.join('')),
  );

const MIN_ABBREVIATION_LETTERS = 3;

/**
 * The code of a state that was given by its code, its name or the beginning of it, as people and address books write them: "md",
 * "Maryland", "D.C.", "Maryland (MD)", "U.S. Virgin Islands", "Mass.".
 */
export function stateCodeOf(text: string): string | undefined {
  const words = wordsOf(text);
  const wanted = words.join('');
  if (wanted === 'washingtondc') return 'DC';
  const named = STATES.find(({ short, name }) => short === wanted || name === wanted);
  const found = named ?? STATES.find((state) => hasCodeAndName(words, state));
  if (found) return found.code;
  const abbreviated = wanted.length < MIN_ABBREVIATION_LETTERS ? [] : STATES.filter(({ name }) => name.startsWith(wanted));
  return abbreviated.length === 1 ? abbreviated[0]?.code : undefined;
}

/** "21230" or "21230-1234", however it was typed; undefined for what is no ZIP code. */
export function zipCodeOf(text: string): string | undefined {
  const [, zip5, more] = ZIP.exec(text.normalize('NFKC').trim()) ?? [];
  return zip5 === undefined || more === undefined ? zip5 : `${zip5}-${more}`;
}

/** The first five digits; undefined for what is no ZIP code. */
export const zip5Of = (zipCode: string): string | undefined => zipCodeOf(zipCode)?.slice(0, 5);

const holds = (prefixes: string, prefix: string): boolean =>
  prefixes.split(' ').some((range) => range.slice(0, 3) <= prefix && prefix <= range.slice(-3));

/** Whether a ZIP code can be in a state. An unassigned prefix is no mismatch, because this table may be older than it. */
export const zipFitsState = (code: string, zip5: string): boolean =>
  holds(ownValue(PREFIXES, code) ?? '', zip5.slice(0, 3)) || !isAssignedZip(zip5);

/** Whether some state has ZIP codes that begin like this one. */
export const isAssignedZip = (zip5: string): boolean =>
  Object.values(PREFIXES).some((prefixes) => holds(prefixes, zip5.slice(0, 3)));
