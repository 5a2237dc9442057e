const MIB = 1024 * 1024;

/** Limits of one upload field. The browser checks the declared type; the server checks the content. */
export interface UploadRules {
  kind: 'image' | 'video';
  maxBytes: number;
  /** Per selection. */
  maxFiles: number;
}

export const UPLOAD_RULES = {
  /** The image of a product, category or artist. */
  image: { kind: 'image', maxBytes: 5 * MIB, maxFiles: 1 },
  /** The video of a product. */
  video: { kind: 'video', maxBytes: 100 * MIB, maxFiles: 1 },
  portfolioImage: { kind: 'image', maxBytes: 10 * MIB, maxFiles: 10 },
  portfolioVideo: { kind: 'video', maxBytes: 50 * MIB, maxFiles: 10 },
} as const satisfies Record<string, UploadRules>;

const TYPES = {
  image: ['image/jpeg', 'image/png', 'image/webp', 'image/avif', 'image/gif'],
  video: ['video/mp4', 'video/webm', 'video/quicktime'],
};

export const acceptedTypes = (rules: UploadRules): string[] => TYPES[rules.kind];

const MAX_RETRIES = 10;
const RETRY_DELAYS_MS = [0, 1_000, 3_000, 5_000];

/** The delay before the next attempt; undefined when all retries are used up. The last delay repeats. */
export function retryDelayMs(retries: number): number | undefined {
  return retries < MAX_RETRIES ? (RETRY_DELAYS_MS[retries] ?? RETRY_DELAYS_MS.at(-1)) : undefined;
}

/** A request without any progress for this long counts as stalled. */
export const INACTIVITY_TIMEOUT_MS = 5 * 60 * 1_000;

/** A status that a retry cannot change (too large, wrong type, not signed in). An expired upload URL (403) is replaced. */
export function isPermanentFailure(status: number): boolean {
  return status >= 400 && status < 500 && ![403, 408, 429].includes(status);
}

/** The message shown for a failed PUT; status 0 means that there was no response. */
export function uploadErrorMessage(status: number, serverMessage?: string): string {
  if (serverMessage) return serverMessage;
  if (status === 0) return navigator.onLine ? 'This looks like a network error' : 'No internet connection';
  if (status === 401) return 'Authorization required';
  if (status === 403 || status === 408) return 'Request has expired';
  if (status > 0) return `Non 2xx: ${status}`;
  return 'Unknown error';
}

const TYPE_NAMES = { image: 'JPEG, PNG, WebP, AVIF and GIF images', video: 'MP4, WebM and MOV videos' };

/** Overrides of Uppy's messages. */
export const uppyStrings = ({ kind }: UploadRules) => ({
  exceedsSize: 'The file is too large: %{file} exceeds the maximum of %{size}',
  inferiorSize: 'The file is too small: at least %{size}',
  youCanOnlyUploadFileTypes: `Only certain types can be uploaded: ${TYPE_NAMES[kind]}`,
  noMoreFilesAllowed: 'Cannot add more files',
  youCanOnlyUploadX: {
    0: 'Cannot add more files: one at a time',
    1: 'Cannot add more files: at most %{smart_count} at a time',
  },
  noDuplicates: "Cannot add the duplicate file '%{fileName}', it already exists",
  missingRequiredMetaField: 'Missing required meta fields',
  noInternetConnection: 'No internet connection',
});

/** The URL that serves the file sent to `uploadURL`; its name is the last path segment. */
export function storedUrl(uploadURL: string): string {
  const path = uploadURL.split(/[?#]/, 1)[0] ?? '';
  return `/api/images/${path.slice(path.lastIndexOf('/') + 1)}`;
}
