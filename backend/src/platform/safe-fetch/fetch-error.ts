/** Why an address of the outside world was not read. */
export type FetchErrorReason = 'address' | 'redirects' | 'status' | 'size' | 'time' | 'connection';

/** `reason` is for programs, the message one sentence for staff. */
export class FetchError extends Error {
  constructor(
    readonly reason: FetchErrorReason,
    message: string,
  ) {
    super(message);
  }
}
