import { Module } from '@nestjs/common';
import { CONFIG } from '#platform/tokens.js';
import { AdminFilesController } from './admin/admin-files.controller.js';
import { AdminFiles } from './admin/admin-files.js';
import { CleanUpFiles } from './cleanup/clean-up-files.js';
import { FindMissingFiles } from './cleanup/find-missing-files.js';
import { DeleteFile } from './cleanup/delete-file.js';
import { IngestFile } from './ingest-file.js';
import { MediaLibraryController } from './library/media-library.controller.js';
import { MediaPages } from './library/media-pages.js';
import { UnusedFiles } from './library/unused-files.js';
import { MediaLibrary } from './media-library.js';
import { MediaJobs } from './media.jobs.js';
import { ImageWorker } from './rendering/image-worker.js';
import { RenderFile } from './rendering/render-file.js';
import { ImageVariants } from './serving/image-variants.js';
import { ImagesController } from './serving/images.controller.js';
import { ServedFiles } from './serving/served-files.js';
import { MediaStore } from './store/media-store.js';
import { openStore, openTempFiles } from './store/open-store.js';
import { StoredFiles } from './stored-files.js';
import { TempFiles } from './temp-files.js';
import { DirectUploads } from './uploads/direct-uploads.js';
import { ReceiveUpload } from './uploads/receive-upload.js';
import { StoreUpload } from './uploads/store-upload.js';
import { UploadAddresses } from './uploads/upload-addresses.js';
import { UploadBody } from './uploads/upload-body.js';
import { UploadsController } from './uploads/uploads.controller.js';
import { VideoTools } from './video/video-tools.js';
import { MediaSource } from './today/media-source.js';

@Module({
  controllers: [AdminFilesController, ImagesController, MediaLibraryController, UploadsController],
  providers: [
    { provide: MediaStore, inject: [CONFIG], useFactory: openStore },
    { provide: TempFiles, inject: [CONFIG], useFactory: openTempFiles },
    AdminFiles,
    CleanUpFiles,
    FindMissingFiles,
    DeleteFile,
    DirectUploads,
    ImageVariants,
    ImageWorker,
    IngestFile,
    MediaJobs,
    MediaLibrary,
    MediaPages,
    MediaSource,
    ReceiveUpload,
    RenderFile,
    ServedFiles,
    StoredFiles,
    StoreUpload,
    UnusedFiles,
    UploadAddresses,
    UploadBody,
    VideoTools,
  ],
  exports: [MediaLibrary, VideoTools],
})
export class MediaModule {}
