import { Module } from '@nestjs/common';
import { MediaModule } from '../../media/index.js';
import { GatherPictures } from './gather-pictures.js';
import { ImportFeed } from './import-feed.js';
import { InternetPictures, PictureSource } from './picture-source.js';

/** Apart from the catalogue itself: only the import command needs it. */
@Module({
  imports: [MediaModule],
  providers: [ImportFeed, GatherPictures, { provide: PictureSource, useClass: InternetPictures }],
  exports: [ImportFeed],
})
export class FeedImportModule {}
