import { Module } from '@nestjs/common';
import { CONFIG } from '#platform/tokens.js';
import { AdminFiles } from './admin/admin-files.js';
import { AdminFilesController } from './admin/admin-files.controller.js';
import { MediaLibrary } from './media-library.js';
import { IngestFile } from './ingest-file.js';
import { MediaJobs } from './rendering/render-file.js';
import { ImageWorker } from './rendering/image-worker.js';
import { TempFiles } from './temp-files.js';
import { ImagesController } from './serving/images.controller.js';
import { ImageVariants } from './serving/image-variants.js';
import { MediaStore } from './store/media-store.js';
import { openTempFiles, openStore } from './store/open-store.js';
import { StoredFiles } from './stored-files.js';
import { ReceiveUpload } from './uploads/receive-upload.js';
import { DirectUploads } from './uploads/direct-uploads.js';
import { UploadAddresses } from './uploads/upload-addresses.js';
import { UploadBody } from './uploads/upload-body.js';
import { UploadsController } from './uploads/uploads.controller.js';
import { CleanUpFiles } from './cleanup/clean-up-files.js';
import { VideoTools } from './video/video-tools.js';

@Module({
  controllers: [AdminFilesController, ImagesController, UploadsController],
  providers: [
    { provide: MediaStore, inject: [CONFIG], useFactory: openStore },
    { provide: TempFiles, inject: [CONFIG], useFactory: openTempFiles },
    AdminFiles,
    MediaJobs,
    MediaLibrary,
    ImageWorker,
    ImageVariants,
    IngestFile,
    ReceiveUpload,
    DirectUploads,
    StoredFiles,
    CleanUpFiles,
    UploadAddresses,
    UploadBody,
    VideoTools,
  ],
  exports: [MediaLibrary, VideoTools],
})
export class MediaModule {}
