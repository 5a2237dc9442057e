import { Module } from '@nestjs/common';
import { CONFIG } from '../../platform/tokens.js';
import { MediaLibrary } from './media-library.js';
import { MediaJobs } from './rendering/media-jobs.js';
import { Scratch } from './scratch.js';
import { ImagesController } from './serving/images.controller.js';
import { Pictures } from './serving/pictures.js';
import { MediaStore } from './store/media-store.js';
import { openScratch, openStore } from './store/open-store.js';

@Module({
  controllers: [ImagesController],
  providers: [
    { provide: MediaStore, inject: [CONFIG], useFactory: openStore },
    { provide: Scratch, inject: [CONFIG], useFactory: openScratch },
    MediaLibrary,
    MediaJobs,
    Pictures,
  ],
  exports: [MediaLibrary],
})
export class MediaModule {}
