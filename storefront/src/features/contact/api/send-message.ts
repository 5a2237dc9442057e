import type { SendContactMessage } from '@shop/contract';
import { useMutation } from '@tanstack/react-query';
import { useApi } from '#lib/app-context.tsx';

export function useSendMessage() {
  const api = useApi();
  return useMutation({ mutationFn: (body: SendContactMessage) => api.post('/api/contact', { body }) });
}
