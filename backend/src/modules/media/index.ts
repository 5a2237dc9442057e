export { AiVisualization } from './ai-visualization.entity.js';
export { StoredFile, type StoredFileKind, type StoredFileStatus } from './stored-file.entity.js';
