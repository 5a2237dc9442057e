import type { QueryKey } from '@tanstack/react-query';
import { useMutation } from '../mutations/use-mutation.ts';

interface RestoreOptions {
  /** With a capital, for example 'Product'. */
  noun: string;
  send: (id: string) => Promise<unknown>;
  /** The lists of items and of deleted items. */
  invalidates: readonly QueryKey[];
}

/** Takes a deletion back, from the toast that tells of it or from the list of deleted items. */
export const useRestore = ({ noun, send, invalidates }: RestoreOptions) =>
  useMutation({
    mutationFn: send,
    meta: {
      success: `${noun} restored successfully`,
      failure: `Failed to restore ${noun.toLowerCase()}`,
      invalidates,
    },
  });
