import { ApiError } from '@shop/contract';
import { MutationCache, type QueryKey } from '@tanstack/react-query';
import { editConflict } from '../form/edit-conflict.ts';
import { notify, notifyError } from '../toasts/notify.ts';
import type { Toast } from '../toasts/toast-store.ts';

/** A toast with a title or a button of its own. */
type ToastContent = Omit<Toast, 'id' | 'open' | 'title'> & { title?: string };

type ToastText = string | ToastContent | undefined;

/** What a mutation declares as its `meta`. Undefined texts show nothing. */
export type MutationEffects<Data = never, Input = never> = {
  /** The toast after a success, titled "Success". */
  success?: ToastText | ((data: Data, input: Input) => ToastText);
  /** The toast after an error, titled "Error": the server's message, or this text if it sent none. */
  failure?: string | ((error: Error, input: Input) => ToastText);
  /** The query whose new data the response is. */
  updates?: QueryKey | ((data: Data) => QueryKey);
  /** The queries that are read again: after a success, and after an error that may mean that the screen is out of date. */
  invalidates?: readonly QueryKey[];
};

declare module '@tanstack/react-query' {
  interface Register {
    mutationMeta: MutationEffects;
  }
}

/** The item is gone, somebody has changed it, or the request was carried out in part. */
const isOutOfDate = (error: Error): boolean =>
  error instanceof ApiError && (error.status === 404 || error.status === 409 || error.status >= 500);

const contentOf = (text: Exclude<ToastText, undefined>): ToastContent =>
  typeof text === 'string' ? { description: text } : text;

/** `useMutation` of the kit checks the types of data and input; a cache has mutations of all types. */
const effectsOf = (mutation: { meta: MutationEffects | undefined }) => (mutation.meta ?? {}) as MutationEffects<unknown, unknown>;

function showFailure({ failure }: MutationEffects<unknown, unknown>, error: Error, input: unknown): void {
  // The form shows a conflict itself (`useVersionedForm`).
  if (failure === undefined || editConflict(error)) return;
  const text = typeof failure === 'string' ? failure : failure(error, input);
  if (typeof text === 'string') notifyError(error, text);
  else if (text) notify({ title: 'Error', destructive: true, ...text });
}

/**
 * Carries out what mutations declare. The end of a session is not among it: it concerns queries and uploads too, and
 * `withSession` sees them all. Options of the hook run between toast and refresh: `onSuccess` may still change cached data.
 */
export const createMutationCache = (): MutationCache =>
  new MutationCache({
    onSuccess: (data, input, _prepared, mutation, { client }) => {
      const { success, updates } = effectsOf(mutation);
      if (updates) client.setQueryData(typeof updates === 'function' ? updates(data) : updates, data);
      const text = typeof success === 'function' ? success(data, input) : success;
      if (text !== undefined) notify({ title: 'Success', ...contentOf(text) });
    },
    onError: (error, input, _prepared, mutation) => showFailure(effectsOf(mutation), error, input),
    onSettled: async (_data, error, _input, _prepared, mutation, { client }) => {
      if (error && !isOutOfDate(error)) return;
      const { invalidates = [] } = effectsOf(mutation);
      const refreshed = Promise.all(invalidates.map((queryKey) => client.invalidateQueries({ queryKey })));
      // An error is shown at once; after a success, the dialog closes over a list that is fresh.
      if (!error) await refreshed;
    },
  });
