import { ApiError, clearSession, notifyError, readSession } from '@shop/admin-kit';
import { useMutation } from '@tanstack/react-query';
import { type OrderFilter, queryOf } from '../components/order-filter.ts';

/** The kit's client reads JSON only, and a plain link could not carry the token. */
async function fetchCsv(filter: OrderFilter): Promise<Blob> {
  const token = readSession()?.token;
  const headers: Record<string, string> = token === undefined ? {} : { authorization: `Bearer ${token}` };
  const address = `/api/admin/orders/export.csv?${new URLSearchParams(queryOf(filter)).toString()}`;
  const response = await fetch(address, { credentials: 'include', headers });
  if (response.status === 401 && readSession()?.token === token) clearSession();
  if (!response.ok) throw new ApiError(response.status, await response.text(), response.statusText);
  return response.blob();
}

function saveAs(name: string, content: Blob): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(content);
  link.download = name;
  link.click();
  // The browser reads the address after this turn.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}

/** Exactly the rows of the list, as a spreadsheet. */
export function useExportOrders() {
  return useMutation({
    mutationFn: async (filter: OrderFilter) => saveAs('orders.csv', await fetchCsv(filter)),
    onError: (error) => notifyError(error, 'Failed to download the orders'),
  });
}
