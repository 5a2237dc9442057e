import { AppError, notFound } from '#platform/app-error.js';

export const feedImportNotFound = (): AppError => notFound('Import not found');
export const fileUnusable = (reason: string): AppError => new AppError(422, reason, { code: 'FILE_UNUSABLE' });
export const feedTooLarge = (maxBytes: number): AppError =>
  new AppError(413, `The file is too large: at most ${maxBytes / 1_048_576} MB. Please split it.`, { code: 'FILE_TOO_LARGE' });
export const uploadBroken = (): AppError => new AppError(400, 'The upload was interrupted', { code: 'UPLOAD_BROKEN' });
export const stillChecking = (): AppError => new AppError(409, 'The file is still being checked', { code: 'IMPORT_NOT_CHECKED' });
export const anotherImportRuns = (): AppError =>
  new AppError(409, 'Another import is running. Wait until it has ended, then choose the file again.', {
    code: 'IMPORT_RUNNING',
  });
export const checkOutdated = (): AppError =>
  new AppError(409, 'Another file was imported after this check. Choose the file again.', { code: 'IMPORT_OUTDATED' });
