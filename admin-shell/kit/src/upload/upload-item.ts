import type { UploadRules } from './upload-rules.ts';

/** A file that is not stored yet. Stored files leave the list. */
export interface UploadItem {
  id: string;
  name: string;
  bytes: number;
  /** 0 to 100. */
  progress: number;
  state: 'waiting' | 'sending' | 'failed';
  /** The message shown for a failed upload. */
  error?: string;
  /** A retry cannot succeed, for example because the server does not accept the type of the file. */
  permanent?: boolean;
}

/** A file that was not added. */
export interface RefusedFile {
  name: string;
  reason: string;
  /** Set when only the number of files was too high: it can be uploaded afterwards. */
  file?: File;
}

/** A stored file; `url` is the image or video URL of a product, category, artist or portfolio item. */
export interface StoredUpload {
  url: string;
  name: string;
  kind: UploadRules['kind'];
  /** An animation, of which the shop keeps the first image. */
  wasAnimated: boolean;
}

export interface UploadListener {
  changed: (items: UploadItem[]) => void;
  stored: (file: StoredUpload) => void;
  /** All retries are used up, or the failure is permanent. */
  failed: (error: string, name: string) => void;
  /** Files that were to be uploaded later and are not accepted. */
  refused: (files: RefusedFile[]) => void;
}
