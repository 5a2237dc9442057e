export { TiktokImport } from './tiktok-import.entity.js';
export { TiktokImportModule } from './tiktok-import.module.js';
