import type { StoredFileKind } from './stored-file.entity.js';

export interface MediaUsage {
  kind: StoredFileKind;
  /** Bytes as uploaded. */
  maxBytes: number;
}

/** What a saved item may use a file for (specification, section 5). */
export const MEDIA_USAGES = {
  /** Product, category and artist pictures. */
  picture: { kind: 'image', maxBytes: 5_242_880 },
  'product-video': { kind: 'video', maxBytes: 104_857_600 },
  'portfolio-image': { kind: 'image', maxBytes: 10_485_760 },
  'portfolio-video': { kind: 'video', maxBytes: 52_428_800 },
} as const satisfies Record<string, MediaUsage>;

export type MediaUsageName = keyof typeof MEDIA_USAGES;

/** The most that an upload of a kind may have; which purpose it serves is checked when it is saved. */
export const MAX_UPLOAD_BYTES: Record<StoredFileKind, number> = { image: 10_485_760, video: 104_857_600 };
