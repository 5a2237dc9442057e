import { Module } from '@nestjs/common';
import { CONFIG } from '../../platform/tokens.js';
import { AdminFiles } from './admin-files.js';
import { AdminFilesController } from './admin-files.controller.js';
import { MediaLibrary } from './media-library.js';
import { Reception } from './reception.js';
import { MediaJobs } from './rendering/media-jobs.js';
import { PictureProcess } from './rendering/picture-process.js';
import { Scratch } from './scratch.js';
import { ImagesController } from './serving/images.controller.js';
import { Pictures } from './serving/pictures.js';
import { MediaStore } from './store/media-store.js';
import { openScratch, openStore } from './store/open-store.js';
import { StoredFiles } from './stored-files.js';
import { ReceiveUpload } from './uploads/receive-upload.js';
import { SentUploads } from './uploads/sent-uploads.js';
import { UploadAddresses } from './uploads/upload-addresses.js';
import { UploadBody } from './uploads/upload-body.js';
import { UploadsController } from './uploads/uploads.controller.js';
import { SweepFiles } from './sweeping/sweep-files.js';
import { VideoTools } from './video/video-tools.js';

@Module({
  controllers: [AdminFilesController, ImagesController, UploadsController],
  providers: [
    { provide: MediaStore, inject: [CONFIG], useFactory: openStore },
    { provide: Scratch, inject: [CONFIG], useFactory: openScratch },
    AdminFiles,
    MediaJobs,
    MediaLibrary,
    PictureProcess,
    Pictures,
    Reception,
    ReceiveUpload,
    SentUploads,
    StoredFiles,
    SweepFiles,
    UploadAddresses,
    UploadBody,
    VideoTools,
  ],
  exports: [MediaLibrary, VideoTools],
})
export class MediaModule {}
