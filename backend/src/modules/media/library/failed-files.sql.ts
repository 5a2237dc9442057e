/** Whether the stored file f could not be processed, or has no bytes any more. */
export const IS_FAILED = `(f.status = 'failed' or f.missing_since is not null)`;
