import type { RequestAlert } from '@shop/contract';
import { useApi } from '#lib/app-context.tsx';
import { useMutation } from '#lib/use-mutation.ts';

export function useRequestAlert() {
  const api = useApi();
  return useMutation({ mutationFn: (body: RequestAlert) => api.post('/api/alerts', { body }) });
}
