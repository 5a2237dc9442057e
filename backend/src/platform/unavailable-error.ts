/** A service that the shop depends on does not work: a request is answered with 503 and Retry-After, a job is repeated. */
export class UnavailableError extends Error {
  override readonly name = 'UnavailableError';
}
