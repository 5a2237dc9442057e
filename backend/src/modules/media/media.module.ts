import { join } from 'node:path';
import { Module } from '@nestjs/common';
import type { Config } from '../../config.js';
import { CONFIG } from '../../platform/tokens.js';
import { MediaLibrary } from './media-library.js';
import { Scratch } from './scratch.js';
import { ImagesController } from './serving/images.controller.js';
import { Pictures } from './serving/pictures.js';
import { DiskStore } from './store/disk-store.js';
import { MediaStore } from './store/media-store.js';

@Module({
  controllers: [ImagesController],
  providers: [
    { provide: MediaStore, inject: [CONFIG], useFactory: (config: Config) => new DiskStore(join(config.DATA_DIR, 'media')) },
    // Inside the store's folder, so that a finished file can be renamed into place.
    { provide: Scratch, inject: [CONFIG], useFactory: (config: Config) => new Scratch(join(config.DATA_DIR, 'media', 'scratch')) },
    MediaLibrary,
    Pictures,
  ],
  exports: [MediaLibrary],
})
export class MediaModule {}
