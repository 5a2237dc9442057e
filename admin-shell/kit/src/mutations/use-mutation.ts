import { createSubmitLock } from '@shop/contract';
import {
  type MutateOptions,
  useMutation as useUnlockedMutation,
  type UseMutationOptions,
  type UseMutationResult,
} from '@tanstack/react-query';
import { useCallback, useState } from 'react';

/** TanStack's `useMutation`, but an equal call is not sent again by a double click; see `createSubmitLock`. */
export function useMutation<Data = unknown, Failure = Error, Input = void, Prepared = unknown>(
  options: UseMutationOptions<Data, Failure, Input, Prepared>,
): UseMutationResult<Data, Failure, Input, Prepared> {
  const mutation = useUnlockedMutation(options);
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
