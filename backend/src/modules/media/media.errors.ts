import { AppError, notFound } from '#platform/app-error.js';

export const imageNotFound = (): AppError => notFound('Image not found');
export const unknownSize = (): AppError => new AppError(400, 'Pictures come in the sizes 320, 640, 960, 1440 and share');
export const badRange = (): AppError => new AppError(416, 'The requested part does not exist');

const megabytes = (bytes: number): string => `${Math.round(bytes / 1_048_576)} MB`;

export const notAStoredFile = (): AppError => new AppError(400, 'Please upload the file first: other addresses are not accepted');
export const wrongKind = (expected: string): AppError =>
  new AppError(400, `Please choose ${expected === 'image' ? 'an image' : 'a video'}`);
export const fileTooLarge = (maxBytes: number): AppError =>
  new AppError(413, `The file is too large: at most ${megabytes(maxBytes)}`, { code: 'FILE_TOO_LARGE' });
export const uploadExpired = (): AppError => new AppError(403, 'Request has expired', { code: 'UPLOAD_EXPIRED' });
export const uploadInterrupted = (): AppError => new AppError(400, 'The upload was interrupted', { code: 'UPLOAD_BROKEN' });
export const typeNotAccepted = (): AppError =>
  new AppError(415, 'Only JPEG, PNG, WebP, AVIF and GIF images and MP4, WebM and MOV videos are accepted', { code: 'FILE_TYPE' });
export const emptyFile = (): AppError => new AppError(422, 'The file is empty or damaged', { code: 'FILE_UNREADABLE' });
export const unreadable = (): AppError =>
  new AppError(422, 'The file is damaged or not a picture we can read', { code: 'FILE_UNREADABLE' });
const megapixels = (pixels: number): number => Math.ceil(pixels / 1_000_000);
export const tooManyPixels = (pixels: number, maxPixels: number): AppError =>
  new AppError(
    422,
    `The picture has ${megapixels(pixels)} megapixels, at most ${megapixels(maxPixels)} can be read: save it smaller`,
    {
      code: 'FILE_UNREADABLE',
    },
  );
export const imageTooSlow = (): AppError =>
  new AppError(422, 'The picture takes too long to read: save it again as JPEG', { code: 'FILE_UNREADABLE' });
export const unreadableVideo = (): AppError =>
  new AppError(422, 'The file is damaged or not a video we can read', { code: 'FILE_UNREADABLE' });
export const notFailed = (): AppError => new AppError(409, 'Only a file that failed can be tried again', { code: 'NOT_FAILED' });
export const fileInUse = (): AppError => new AppError(409, 'The file is in use', { code: 'FILE_IN_USE' });
export const storeFull = (): AppError => new AppError(507, 'There is no room left for files', { code: 'STORE_FULL' });
