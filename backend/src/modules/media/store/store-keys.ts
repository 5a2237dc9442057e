import { isFileName } from '../file-names.js';
import { FORMATS, type Format, type Preset, WIDTHS } from '../presets.js';

/** The address of a file inside a store. Only the functions below make one, from checked names. */
export type StoreKey = string & { readonly madeHere: unique symbol };

const NAME = '[0-9a-f-]{36}(\\.[a-z0-9]{2,5})?';
const RENDITION = `(${[...WIDTHS, 'share'].join('|')})\\.(${FORMATS.join('|')})`;
const KEY = new RegExp(`^(files/${NAME}|incoming/${NAME}|renditions/${NAME}/${RENDITION})$`);

export function isStoreKey(text: string): text is StoreKey {
  return KEY.test(text);
}

/** Refuses any key that is not one of ours; an error here is a mistake in our code, never bad input. */
export function asStoreKey(text: string): StoreKey {
  if (!isStoreKey(text)) throw new Error(`not a key of the media store: ${JSON.stringify(text.slice(0, 120))}`);
  return text;
}

function checked(name: string): string {
  if (!isFileName(name)) throw new Error('not a name of a stored file');
  return name;
}

/** The file itself: a cleaned picture, or a video. */
export const fileKey = (name: string): StoreKey => asStoreKey(`files/${checked(name)}`);

/** What a browser has sent to the store by itself, before anyone has looked at it. Never served. */
export const incomingKey = (name: string): StoreKey => asStoreKey(`incoming/${checked(name)}`);

export const renditionKey = (name: string, preset: Preset, format: Format): StoreKey =>
  asStoreKey(`renditions/${checked(name)}/${preset}.${format}`);

/** Every key that one stored file may own. */
export function keysOf(name: string): StoreKey[] {
  const scaled = WIDTHS.flatMap((width) => FORMATS.map((format) => renditionKey(name, width, format)));
  return [fileKey(name), incomingKey(name), ...scaled, renditionKey(name, 'share', 'jpg')];
}

/** The stored file that owns a key. */
export const fileNameOf = (key: StoreKey): string => key.split('/')[1] ?? '';
