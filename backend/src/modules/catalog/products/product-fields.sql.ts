import { PRODUCT_FLAG_NAMES, type ProductFlag, type ProductText } from '@shop/contract/product-fields';

type FieldName = ProductText | ProductFlag;

/** The column of a text or flag; reads p (products). */
export const columnOf = (name: FieldName): string => `p.${name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)}`;

/** Texts and flags in a select list. */
export const selectFields = (names: readonly FieldName[]): string =>
  names.map((name) => `${columnOf(name)} as "${name}"`).join(', ');

const typesOf = <Name extends FieldName, Type extends string>(names: readonly Name[], type: Type): Record<Name, Type> =>
  Object.fromEntries(names.map((name) => [name, type])) as Record<Name, Type>;

/** Their Postgres types, for `defineQuery`. */
export const textTypes = <Name extends ProductText>(names: readonly Name[]): Record<Name, 'text'> => typesOf(names, 'text');
export const FLAG_TYPES = typesOf(PRODUCT_FLAG_NAMES, 'boolean');
