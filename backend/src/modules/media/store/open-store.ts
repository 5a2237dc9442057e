import { join } from 'node:path';
import type { Config } from '../../../config.js';
import { Scratch } from '../scratch.js';
import { DiskStore } from './disk-store.js';
import type { MediaStore } from './media-store.js';

const folderOf = (config: Config): string => join(config.DATA_DIR, 'media');

/** The store that the settings name. */
export function openStore(config: Config): MediaStore {
  return new DiskStore(folderOf(config));
}

/** Inside the store's folder, so that a finished file can be renamed into place. */
export function openScratch(config: Config): Scratch {
  return new Scratch(join(folderOf(config), 'scratch'));
}
