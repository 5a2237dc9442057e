import type { PageSlug } from '../schema.js';
import { foldName, foldText, hasWordStart, searchAlternatives, similarWords, wordsOf } from '../search.js';
import { namesOfTerms, readTerms } from './search-terms.js';

/** What a search can lead to beside products: texts of the shop, by the slug of their page or a name of the screen. */
export type Place = PageSlug | 'contact' | 'about' | 'artists';

/** Folded. A page is meant when every word of the search is one of its words or of `ASIDES`. */
const PLACE_WORDS: Readonly<Record<Place, string>> = {
  shipping:
    'ship shipping delivery deliver delivered arrive arrives express track tracking where status package parcel envio envios entrega pedido',
  returns: 'return returns refund refunds exchange exchanges devolucion devoluciones cambios',
  faq: 'faq faqs questions question help ayuda',
  privacy: 'privacy data cookies privacidad',
  'size-guide': 'size sizes sizing fit measurements measure chart tallas medidas',
  careers: 'career careers job jobs hiring work employment trabajo empleo',
  press: 'press media journalist',
  accessibility: 'accessibility wheelchair screenreader accesibilidad',
  terms: 'terms conditions legal',
  contact:
    'contact email phone address store hours support service contacto gift gifts giftcard card cards voucher coupon promo discount regalo',
  about: 'about story mission company founder nosotros',
  artists: 'artist artists designers program collaboration artistas',
};
const ASIDES =
  'policy info information guide how long do does i my what is when to your you time times cost costs our us free online it order'.split(
    ' ',
  );

const MIN_ARTIST_LETTERS = 3;
/** Of shorter words, half of the names would be similar. */
const MIN_TYPO_LETTERS = 6;

const isMeant = (words: readonly string[], known: readonly string[]): boolean => {
  const content = words.filter((word) => !ASIDES.includes(word));
  return content.length > 0 && content.every((word) => known.includes(word) || isTypo(word, known));
};

/** Few people mistake the first letter, and "hoodies" are no "cookies". */
function isTypo(word: string, known: readonly string[]): boolean {
  const candidates = known.filter((one) => one.startsWith(word.slice(0, 1)));
  return word.length >= MIN_TYPO_LETTERS && (similarWords([word], candidates)[0] ?? []).length > 1;
}

/** The places whose words are searched, in their order. */
export function findPlaces(search: string): Place[] {
  const words = wordsOf(foldText(search));
  const places = Object.keys(PLACE_WORDS) as Place[];
  return places.filter((place) => isMeant(words, PLACE_WORDS[place].split(' ')));
}

/** Artists of whom a word of the search is a name, its beginning, or a typo of it. */
export function findArtists<Artist extends { name: string }>(search: string, artists: readonly Artist[]): Artist[] {
  const words = namesOfTerms(readTerms(search, []).terms)
    .map((word) => word.trim())
    .filter((word) => word.length >= MIN_ARTIST_LETTERS);
  const isNamed = (name: string): boolean => {
    const folded = foldName(name);
    return words.some((word) => hasWordStart(folded, [word]) || isTypo(word, wordsOf(folded)));
  };
  return artists.filter(({ name }) => isNamed(name));
}

/** Categories that a word of the search, or a synonym of it, names. */
export function findCategories<Category extends { name: string }>(search: string, categories: readonly Category[]): Category[] {
  const alternatives = searchAlternatives(namesOfTerms(readTerms(search, []).terms)).flat();
  return categories.filter(({ name }) => hasWordStart(foldName(name), alternatives));
}
