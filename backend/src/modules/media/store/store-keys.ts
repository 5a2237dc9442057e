import { isFileName } from '../file-names.js';
import { FORMATS, type Format, type Preset, WIDTHS } from '../presets.js';

/** The key of a file in the store. Only the functions below create one, from validated names. */
export type StoreKey = string & { readonly brand: unique symbol };

const NAME = '[0-9a-f-]{36}(\\.[a-z0-9]{2,5})?';
const RENDITION = `(${[...WIDTHS, 'share'].join('|')})\\.(${FORMATS.join('|')})`;
const KEY = new RegExp(`^(files/${NAME}|incoming/${NAME}|renditions/${NAME}/${RENDITION})$`);

export function isStoreKey(text: string): text is StoreKey {
  return KEY.test(text);
}

/** Throws for any other text. That is a bug: input is validated before. */
export function asStoreKey(text: string): StoreKey {
  if (!isStoreKey(text)) throw new Error(`Not a key of the media store: ${JSON.stringify(text.slice(0, 120))}`);
  return text;
}

function validated(name: string): string {
  if (!isFileName(name)) throw new Error('Not the name of a stored file');
  return name;
}

/** The sanitized image or video. */
export const fileKey = (name: string): StoreKey => asStoreKey(`files/${validated(name)}`);

/** A direct upload before the shop has checked it. Never served. */
export const incomingKey = (name: string): StoreKey => asStoreKey(`incoming/${validated(name)}`);

export const renditionKey = (name: string, preset: Preset, format: Format): StoreKey =>
  asStoreKey(`renditions/${validated(name)}/${preset}.${format}`);

/** Every key that a stored file may have. */
export function keysOf(name: string): StoreKey[] {
  const renditions = WIDTHS.flatMap((width) => FORMATS.map((format) => renditionKey(name, width, format)));
  return [fileKey(name), incomingKey(name), ...renditions, renditionKey(name, 'share', 'jpg')];
}

/** The name of the stored file that a key belongs to. */
export const fileNameOf = (key: StoreKey): string => key.split('/')[1] ?? '';
