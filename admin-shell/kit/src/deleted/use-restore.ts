import { notifyError, notifySuccess } from '../toasts/notify.ts';
import { useMutation } from '../mutations/use-mutation.ts';

interface RestoreOptions {
  /** With a capital, for example 'Product'. */
  noun: string;
  send: (id: string) => Promise<unknown>;
  /** Reads the lists again; also after an error, because another admin may have restored the item. */
  refresh: () => Promise<unknown>;
}

/** Takes a deletion back, from the toast that tells of it or from the list of deleted items. */
export function useRestore({ noun, send, refresh }: RestoreOptions) {
  return useMutation({
    mutationFn: send,
    onSuccess: () => notifySuccess(`${noun} restored successfully`),
    onError: (error) => notifyError(error, `Failed to restore ${noun.toLowerCase()}`),
    onSettled: refresh,
  });
}
