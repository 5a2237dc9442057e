import { ApiError, createSubmitLock, randomId } from '@shop/contract';
import {
  type MutateOptions,
  useMutation as useUnlockedMutation,
  type UseMutationOptions,
  type UseMutationResult,
} from '@tanstack/react-query';
import { useCallback, useRef, useState } from 'react';
import type { MutationEffects } from './mutation-cache.ts';

/** For a request that creates something; see `useMutation`. */
export interface Keyed {
  headers: { 'idempotency-key': string };
}

type MutationOptions<Data, Failure, Input, Prepared> = Omit<
  UseMutationOptions<Data, Failure, Input, Prepared>,
  'mutationFn' | 'meta'
> & {
  mutationFn: (input: Input, keyed: Keyed) => Promise<Data>;
  meta?: MutationEffects<Data, Input>;
};

/** After these answers the admin has to look at the list; what they send then is a new request. */
const ENDS_KEY = new Set(['IDEMPOTENCY_KEY_REUSED', 'OUTCOME_UNKNOWN']);

/**
 * TanStack's `useMutation`, but an equal call is not sent again by a double click (`createSubmitLock`), and what creates something
 * is sent with the key that `mutationFn` gets: until it has succeeded, the server creates one, even when its answer was lost.
 * Toasts and refreshed queries are declared in `meta`; what belongs to one screen (focus, closing a dialog) is a callback.
 */
export function useMutation<Data = unknown, Failure = Error, Input = void, Prepared = unknown>(
  options: MutationOptions<Data, Failure, Input, Prepared>,
): UseMutationResult<Data, Failure, Input, Prepared> {
  const key = useRef(randomId());
  const mutation = useUnlockedMutation({
    ...options,
    mutationFn: async (input: Input) => {
      try {
        const data = await options.mutationFn(input, { headers: { 'idempotency-key': key.current } });
        key.current = randomId();
        return data;
      } catch (error) {
        if (error instanceof ApiError && ENDS_KEY.has(error.code ?? '')) key.current = randomId();
        throw error;
      }
    },
  });
  const [submitOnce] = useState(createSubmitLock);
  const { mutateAsync: send } = mutation;
  // Mutations of one scope are sent one after another on purpose, each of them.
  const isQueued = options.scope !== undefined;
  const mutateAsync = useCallback(
    (input: Input, callbacks?: MutateOptions<Data, Failure, Input, Prepared>): Promise<Data> =>
      isQueued ? send(input, callbacks) : submitOnce(input, () => send(input, callbacks)),
    [isQueued, send, submitOnce],
  );
  const mutate = useCallback(
    (input: Input, callbacks?: MutateOptions<Data, Failure, Input, Prepared>): void =>
      void mutateAsync(input, callbacks).catch(() => undefined),
    [mutateAsync],
  );
  return { ...mutation, mutate, mutateAsync } as UseMutationResult<Data, Failure, Input, Prepared>;
}
