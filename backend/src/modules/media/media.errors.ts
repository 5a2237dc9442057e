import { notFound, Refusal } from '../../platform/app-error.js';

export const imageNotFound = (): Refusal => notFound('Image not found');
export const unknownSize = (): Refusal => new Refusal(400, 'Pictures come in the sizes 320, 640, 960, 1440 and share');
export const badRange = (): Refusal => new Refusal(416, 'The requested part does not exist');

const megabytes = (bytes: number): string => `${Math.round(bytes / 1_048_576)} MB`;

export const notOurFile = (): Refusal => new Refusal(400, 'Please upload the file first: other addresses are not accepted');
export const wrongKind = (wanted: string): Refusal =>
  new Refusal(400, `Please choose ${wanted === 'image' ? 'an image' : 'a video'}`);
export const fileTooLarge = (limit: number): Refusal =>
  new Refusal(413, `The file is too large: at most ${megabytes(limit)}`, { code: 'FILE_TOO_LARGE' });
export const uploadExpired = (): Refusal => new Refusal(403, 'Request has expired', { code: 'UPLOAD_EXPIRED' });
export const uploadBroken = (): Refusal => new Refusal(400, 'The upload was interrupted', { code: 'UPLOAD_BROKEN' });
export const typeRefused = (): Refusal =>
  new Refusal(415, 'Only JPEG, PNG, WebP, AVIF and GIF images and MP4, WebM and MOV videos are accepted', { code: 'FILE_TYPE' });
export const unreadable = (): Refusal =>
  new Refusal(422, 'The file is damaged or not a picture we can read', { code: 'FILE_UNREADABLE' });
export const notFailed = (): Refusal => new Refusal(409, 'Only a file that failed can be tried again', { code: 'NOT_FAILED' });
export const storeFull = (): Refusal => new Refusal(507, 'There is no room left for files', { code: 'STORE_FULL' });
