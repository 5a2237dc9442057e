import type { Logger } from 'pino';
import type { DataSource } from 'typeorm';
import type { Config } from '../../config.js';
import { Outbox } from '../../platform/outbox/outbox.js';
import { MediaLibrary } from './media-library.js';
import { Reception } from './reception.js';
import { PictureProcess } from './rendering/picture-process.js';
import { openScratch, openStore } from './store/open-store.js';
import { StoredFiles } from './stored-files.js';
import { VideoTools } from './video/video-tools.js';

/** The library for programs that run without the application, for example the seed. */
export async function openMediaLibrary(db: DataSource, config: Config, logger: Logger): Promise<MediaLibrary> {
  const reception = new Reception(new PictureProcess(), new VideoTools(config, logger));
  return new MediaLibrary(db, await openStore(config), openScratch(config), reception, new StoredFiles(db, new Outbox()));
}
