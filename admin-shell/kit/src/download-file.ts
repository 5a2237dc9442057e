import { ApiError } from '@shop/contract';
import { authorization, withSession } from './api.ts';
import { useMutation } from './mutations/use-mutation.ts';

const REVOKE_DELAY_MS = 60_000;

interface ProtectedFile {
  url: string;
  /** The file name of the download. */
  name: string;
}

/** Downloads a file that requires the admin token, which a plain link cannot send. Throws ApiError on a non-2xx response. */
async function downloadFile({ url, name }: ProtectedFile): Promise<void> {
  const response = await withSession(() => fetch(url, { credentials: 'include', headers: authorization() }));
  if (!response.ok) throw new ApiError(response.status, await response.text(), response.statusText);
  const link = document.createElement('a');
  link.href = URL.createObjectURL(await response.blob());
  link.download = name;
  link.click();
  // The download starts after the click event, so the URL must not be revoked at once.
  setTimeout(() => URL.revokeObjectURL(link.href), REVOKE_DELAY_MS);
}

/** `mutate({ url, name })` downloads a protected file; `failure` is the error toast if the server sends no message. */
export const useDownload = (failure: string) => useMutation({ mutationFn: downloadFile, meta: { failure } });
