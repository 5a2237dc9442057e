export { ApiError, createClient, type ApiClient, type CallOptions, type ClientSettings } from './client.js';
export { isEmailAddress } from './email-address.js';
export { fromCents, lineCents, toCents } from './money.js';
export { foldText, MAX_SEARCH_LENGTH, readSearch, searchWords, similarWords, wordsOf } from './search.js';
export type { components, paths } from './schema.js';
export type * from './schema.js';
