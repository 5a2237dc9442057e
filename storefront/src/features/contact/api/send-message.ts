import type { SendContactMessage } from '@shop/contract';
import { useApi } from '#lib/app-context.tsx';
import { useMutation } from '#lib/use-mutation.ts';

export function useSendMessage() {
  const api = useApi();
  return useMutation({ mutationFn: (body: SendContactMessage) => api.post('/api/contact', { body }) });
}
