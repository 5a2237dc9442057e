/**
 * Options of the API and the worker, so that both fit into 1 GB together with the database. Without them V8 adapts its
 * heap to a server with many GB and keeps three times 16 MB for young objects alone; see docs/decisions/0113.
 * An operator's own NODE_OPTIONS replace them.
 */
export const DEFAULT_NODE_OPTIONS = '--max-semi-space-size=8 --max-old-space-size=320';
