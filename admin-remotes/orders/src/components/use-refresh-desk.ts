import { keys } from '@shop/admin-kit';
import { useQueryClient } from '@tanstack/react-query';

/** Reads everything of the desk that is on the screen anew: orders come in, and colleagues work, all day. */
export function useRefreshOrders(): () => void {
  const queries = useQueryClient();
  return () => void queries.invalidateQueries({ queryKey: keys.orders });
}
