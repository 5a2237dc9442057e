import type { StoredFileKind } from './stored-file.entity.js';

interface MediaUsage {
  kind: StoredFileKind;
  /** Size of the file as uploaded. */
  maxBytes: number;
}

/** What other modules use stored files for, with the limits of the specification (section 5). */
export const MEDIA_USAGES = {
  /** Images of products, categories and artists. */
  'catalog-image': { kind: 'image', maxBytes: 5_242_880 },
  'product-video': { kind: 'video', maxBytes: 104_857_600 },
  'portfolio-image': { kind: 'image', maxBytes: 10_485_760 },
  'portfolio-video': { kind: 'video', maxBytes: 52_428_800 },
} as const satisfies Record<string, MediaUsage>;

export type MediaUsageName = keyof typeof MEDIA_USAGES;

/** The largest file of each kind. An upload does not say its usage, which is checked when the address is saved. */
export const MAX_UPLOAD_BYTES: Record<StoredFileKind, number> = { image: 10_485_760, video: 104_857_600 };

export const MAX_BODY_BYTES = Math.max(...Object.values(MAX_UPLOAD_BYTES));
