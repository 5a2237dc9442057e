import type { Logger } from 'pino';
import type { DataSource } from 'typeorm';
import type { Config } from '#src/config.js';
import { Outbox } from '#platform/outbox/outbox.js';
import { MediaLibrary } from './media-library.js';
import { IngestFile } from './ingest-file.js';
import { ImageWorker } from './rendering/image-worker.js';
import { openTempFiles, openStore } from './store/open-store.js';
import { StoredFiles } from './stored-files.js';
import { VideoTools } from './video/video-tools.js';

/** The media library for programs that run without the Nest application, for example the seed. */
export async function openMediaLibrary(db: DataSource, config: Config, logger: Logger): Promise<MediaLibrary> {
  const ingestFile = new IngestFile(new ImageWorker(), new VideoTools(config, logger));
  return new MediaLibrary(db, await openStore(config), openTempFiles(config), ingestFile, new StoredFiles(db, new Outbox()));
}
