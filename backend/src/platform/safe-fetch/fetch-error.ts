/** Why fetching an external URL failed. */
type FetchErrorReason = 'address' | 'redirects' | 'status' | 'size' | 'time' | 'connection';

/** `reason` is machine-readable; the message is shown to admins. */
export class FetchError extends Error {
  constructor(
    readonly reason: FetchErrorReason,
    message: string,
  ) {
    super(message);
  }
}
