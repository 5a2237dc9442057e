import { ApiError, createSubmitLock, randomId } from '@shop/contract';

/** For a request that creates something: until it has succeeded, the server creates one, even when its answer was lost. */
export interface Keyed {
  headers: { 'idempotency-key': string };
}

export const newKey = (): Keyed => ({ headers: { 'idempotency-key': randomId() } });

/** After these answers the admin has to look at the list; what they send then is a new request. */
const ENDS_KEY = new Set(['IDEMPOTENCY_KEY_REUSED', 'OUTCOME_UNKNOWN']);

/** Sends what a form or a button asks for: an equal request once (`createSubmitLock`), and with one key until it has succeeded. */
export function createRequestSender() {
  const submitOnce = createSubmitLock();
  let keyed = newKey();
  const renewKey = (): void => {
    keyed = newKey();
  };
  const send = <Result>(input: unknown, request: (keyed: Keyed) => Promise<Result>): Promise<Result> =>
    submitOnce(input, async () => {
      try {
        const result = await request(keyed);
        renewKey();
        return result;
      } catch (error) {
        if (error instanceof ApiError && ENDS_KEY.has(error.code ?? '')) renewKey();
        throw error;
      }
    });
  return { send, renewKey };
}
