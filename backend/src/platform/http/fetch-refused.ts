/** Why an address of the outside world was not read. */
export type FetchTrouble = 'address' | 'redirects' | 'status' | 'size' | 'time' | 'connection';

/** `reason` is for programs, the message one sentence for staff. */
export class FetchRefused extends Error {
  constructor(
    readonly reason: FetchTrouble,
    message: string,
  ) {
    super(message);
  }
}
