import { api, useMutation } from '@shop/admin-kit';
import type { AdminShippingRate, CreateShippingRate } from '@shop/contract';
import { queryOptions } from '@tanstack/react-query';

export const shippingRatesQuery = queryOptions({
  queryKey: ['/api/admin/shipping-rates'],
  queryFn: ({ signal }) => api.get('/api/admin/shipping-rates', { signal }),
  staleTime: 0,
});

interface SaveRate {
  body: CreateShippingRate;
  /** What the form was opened with; null creates a rate. */
  against: AdminShippingRate | null;
}

export const useSaveRate = () =>
  useMutation({
    mutationFn: ({ body, against }: SaveRate, keyed) =>
      against
        ? api.put('/api/admin/shipping-rates/{id}', { path: { id: against.id }, body: { ...body, version: against.version } })
        : api.post('/api/admin/shipping-rates', { body, ...keyed }),
    meta: {
      success: 'Shipping rate saved successfully',
      failure: 'Failed to save the shipping rate',
      invalidates: [shippingRatesQuery.queryKey],
    },
  });

export const useDeleteRate = () =>
  useMutation({
    mutationFn: (id: string) => api.delete('/api/admin/shipping-rates/{id}', { path: { id } }),
    meta: {
      success: 'Shipping rate deleted successfully',
      failure: 'Failed to delete the shipping rate',
      invalidates: [shippingRatesQuery.queryKey],
    },
  });
