import { ApiError } from '@shop/contract';
import { useMutation } from '@tanstack/react-query';
import { authorization, withSession } from './api.ts';
import { notifyError } from './toasts/notify.ts';

const REVOKE_DELAY_MS = 60_000;

interface ProtectedFile {
  /** Where it is, below the shop's own address. */
  address: string;
  /** What it is called on the reader's disk. */
  name: string;
}

/** Saves a file that only staff may read: a plain link could not carry the token. Throws ApiError on a non-OK answer. */
async function downloadFile({ address, name }: ProtectedFile): Promise<void> {
  const response = await withSession(() => fetch(address, { credentials: 'include', headers: authorization() }));
  if (!response.ok) throw new ApiError(response.status, await response.text(), response.statusText);
  const link = document.createElement('a');
  link.href = URL.createObjectURL(await response.blob());
  link.download = name;
  link.click();
  // The browser reads the address after this turn.
  setTimeout(() => URL.revokeObjectURL(link.href), REVOKE_DELAY_MS);
}

/** `mutate({ address, name })` saves a file that only staff may read; `failure` is told when the server gives no reason. */
export function useDownload(failure: string) {
  return useMutation({ mutationFn: downloadFile, onError: (error) => notifyError(error, failure) });
}
