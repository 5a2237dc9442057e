/**
 * Environment of the API and the worker, so that both fit into 1 GB together with the database; see docs/decisions/0113.
 * Without these options V8 adapts its heap to a server with many GB. Without the threshold, in bytes, glibc keeps blocks of
 * up to 32 MB that were freed. An operator's own values replace them.
 */
export const MEMORY_SETTINGS = {
  NODE_OPTIONS: '--max-semi-space-size=16 --max-old-space-size=320',
  MALLOC_MMAP_THRESHOLD_: '131072',
};
