import {
  type MutateOptions,
  useMutation as useUnlockedMutation,
  type UseMutationOptions,
  type UseMutationResult,
} from '@tanstack/react-query';
import { useCallback, useRef, useState } from 'react';
import type { MutationEffects } from './mutation-cache.ts';
import { createRequestSender, type Keyed, newKey } from './request-sender.ts';

type MutationOptions<Data, Failure, Input, Prepared> = Omit<
  UseMutationOptions<Data, Failure, Input, Prepared>,
  'mutationFn' | 'meta'
> & {
  mutationFn: (input: Input, keyed: Keyed) => Promise<Data>;
  meta?: MutationEffects<Data, Input>;
};

type MutationResult<Data, Failure, Input, Prepared> = UseMutationResult<Data, Failure, Input, Prepared> & {
  /** `keyed`: of the form that is sent. */
  mutateAsync: (input: Input, keyed: Keyed) => Promise<Data>;
};

/**
 * TanStack's `useMutation`, but an equal call is not sent again by a double click (`createSubmitLock`), and what creates something
 * is sent with the key that `mutationFn` gets: that of the form (`useDialogForm`), or without a form one of its own.
 * Toasts and refreshed queries are declared in `meta`; what belongs to one screen (focus, closing a dialog) is a callback.
 */
export function useMutation<Data = unknown, Failure = Error, Input = void, Prepared = unknown>(
  options: MutationOptions<Data, Failure, Input, Prepared>,
): MutationResult<Data, Failure, Input, Prepared> {
  /** Of the call that is being sent: TanStack passes on the input only. */
  const keyOfCall = useRef<Keyed>(undefined);
  const mutation = useUnlockedMutation({
    ...options,
    mutationFn: (input: Input) => options.mutationFn(input, keyOfCall.current ?? newKey()),
  });
  const [sender] = useState(createRequestSender);
  const { mutateAsync: send } = mutation;
  // Mutations of one scope are sent one after another on purpose, each of them.
  const isQueued = options.scope !== undefined;
  const mutateAsync = useCallback(
    (input: Input, given: MutateOptions<Data, Failure, Input, Prepared> & Partial<Keyed> = {}): Promise<Data> => {
      const { headers, ...callbacks } = given;
      if (isQueued) return send(input, callbacks);
      return sender.send(input, (own) => {
        keyOfCall.current = headers ? { headers } : own;
        return send(input, callbacks);
      });
    },
    [isQueued, send, sender],
  );
  const mutate = useCallback(
    (input: Input, callbacks?: MutateOptions<Data, Failure, Input, Prepared>): void =>
      void mutateAsync(input, callbacks).catch(() => undefined),
    [mutateAsync],
  );
  return { ...mutation, mutate, mutateAsync } as MutationResult<Data, Failure, Input, Prepared>;
}
