/** The color filter of the shop: staff name colors freely ("Ink Blue", "Navy"), shoppers choose among a few. */
import { ownValue } from './own-value.js';
import { foldText, wordsOf } from './search.js';

/** Family and the words that belong to it, folded. */
const COLOR_FAMILIES: Readonly<Record<string, readonly string[]>> = {
  Black: ['black', 'charcoal', 'onyx', 'jet', 'coal'],
  Gray: ['gray', 'grey', 'slate', 'ash', 'silver', 'graphite', 'stone'],
  White: ['white', 'bone', 'cream', 'ivory', 'oat', 'ecru', 'natural', 'offwhite'],
  Brown: ['brown', 'tan', 'camel', 'khaki', 'beige', 'sand', 'chocolate', 'mocha', 'taupe'],
  Red: ['red', 'burgundy', 'maroon', 'crimson', 'scarlet', 'wine', 'brick', 'cherry'],
  Orange: ['orange', 'rust', 'clay', 'terracotta', 'coral', 'copper', 'peach', 'apricot'],
  Yellow: ['yellow', 'mustard', 'gold', 'lemon', 'butter'],
  Green: ['green', 'forest', 'olive', 'moss', 'sage', 'mint', 'emerald', 'lime', 'fern'],
  Blue: ['blue', 'navy', 'indigo', 'denim', 'teal', 'sky', 'cobalt', 'turquoise', 'aqua'],
  Purple: ['purple', 'violet', 'lavender', 'lilac', 'plum', 'mauve'],
  Pink: ['pink', 'rose', 'blush', 'fuchsia', 'magenta', 'salmon'],
};

const FAMILIES = Object.entries(COLOR_FAMILIES);

/** What shoppers call a family beside its name: colors that are nothing but colors, and Spanish, the second language of the shop's shoppers. */
const COLOR_SYNONYMS: Readonly<Record<string, readonly string[]>> = {
  Black: ['negro', 'negra'],
  Gray: ['grey', 'gris'],
  White: ['blanco', 'blanca'],
  Brown: ['beige', 'khaki', 'tan', 'marron', 'cafe'],
  Red: ['burgundy', 'maroon', 'scarlet', 'crimson', 'rojo', 'roja'],
  Orange: ['terracotta', 'naranja', 'anaranjado'],
  Yellow: ['golden', 'amarillo', 'amarilla'],
  Green: ['verde'],
  Blue: ['teal', 'turquoise', 'azul'],
  Purple: ['violet', 'lavender', 'lilac', 'morado', 'morada'],
  Pink: ['fuchsia', 'magenta', 'rosa', 'rosado', 'rosada'],
};

/** The family that a folded word of a search means: "verde" -> "Green". Undefined for other words, also for names such as "Rust". */
export function familyOfWord(word: string): string | undefined {
  return FAMILIES.find(([family]) => family.toLowerCase() === word || ownValue(COLOR_SYNONYMS, family)?.includes(word))?.[0];
}

/** "Ink Blue" -> ["Blue"]. A color of no family is one of its own. */
export function colorFamilies(color: string): string[] {
  const words = wordsOf(foldText(color));
  const families = FAMILIES.filter(([, members]) => members.some((member) => words.includes(member))).map(([family]) => family);
  return families.length > 0 ? families : [color];
}

/** Whether one of the colors belongs to the family, or is it; in any letter case. */
export const hasFamily = (colors: readonly string[], family: string): boolean =>
  colors.flatMap(colorFamilies).some((color) => color.toLowerCase() === family.toLowerCase());

/** The families of the colors, each once: the known ones in their order, then the others. */
export function familiesOf(colors: readonly string[]): string[] {
  const found = new Set(colors.flatMap(colorFamilies));
  const known = FAMILIES.map(([family]) => family).filter((family) => found.has(family));
  return [...known, ...[...found].filter((family) => !known.includes(family)).toSorted((a, b) => a.localeCompare(b))];
}

/** The words of a family, in any letter case; undefined for a color of no family. */
export function wordsOfFamily(family: string): readonly string[] | undefined {
  return FAMILIES.find(([name]) => name.toLowerCase() === family.toLowerCase())?.[1];
}
