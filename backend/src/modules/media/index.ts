export { AiVisualization } from './ai-visualization.entity.js';
export { addressOf, fileOfAddress } from './file-names.js';
export { ImageInfoView } from './image-info.view.js';
export { type FileSource, MediaLibrary } from './media-library.js';
export { MediaModule } from './media.module.js';
export { openMediaLibrary } from './open-media-library.js';
export type { PurposeName } from './media-usages.js';
export { VideoTools } from './video/video-tools.js';
export { StoredFile, type StoredFileKind, type StoredFileStatus } from './stored-file.entity.js';
