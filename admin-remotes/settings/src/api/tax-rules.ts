import { ApiError, api, keys, useMutation } from '@shop/admin-kit';
import type { AdminCategory, AdminProduct, CreateTaxRule, TaxRule, TryTaxes } from '@shop/contract';
import { queryOptions, useQueryClient } from '@tanstack/react-query';
import { taxationOf } from '../rules/pricing/clothing.ts';

export const taxRulesQuery = queryOptions({
  queryKey: ['/api/admin/tax-rules'],
  queryFn: ({ signal }) => api.get('/api/admin/tax-rules', { signal }),
  staleTime: 0,
});

/** Which categories are clothing; the categories of the catalog change it. */
export const categoriesQuery = queryOptions({
  queryKey: ['/api/admin/categories'],
  queryFn: ({ signal }) => api.get('/api/admin/categories', { signal }),
});

interface SaveRule {
  body: CreateTaxRule;
  /** What the form was opened with; null creates a rule. */
  against: TaxRule | null;
}

const DEPENDENT_KEYS = [taxRulesQuery.queryKey, keys.opening];

export const useSaveRule = () =>
  useMutation({
    mutationFn: ({ body, against }: SaveRule, keyed) =>
      against
        ? api.put('/api/admin/tax-rules/{id}', { path: { id: against.id }, body: { ...body, version: against.version } })
        : api.post('/api/admin/tax-rules', { body, ...keyed }),
    meta: {
      success: 'Tax rule saved successfully',
      failure: 'Failed to save the tax rule',
      invalidates: DEPENDENT_KEYS,
    },
  });

export const useDeleteRule = () =>
  useMutation({
    mutationFn: (id: string) => api.delete('/api/admin/tax-rules/{id}', { path: { id } }),
    meta: {
      success: 'Tax rule deleted successfully',
      failure: 'Failed to delete the tax rule',
      invalidates: DEPENDENT_KEYS,
    },
  });

/** The form shows a ZIP code of another state at its field. */
export const isAddressMismatch = (error: unknown): error is ApiError =>
  error instanceof ApiError && error.code === 'ADDRESS_MISMATCH';

interface Try extends Omit<TryTaxes, 'taxKind'> {
  product: AdminProduct;
}

/** Tries a product of the catalog as its category is taxed now, also when somebody else has just changed it. */
export function useTryTaxes() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async ({ product, ...place }: Try) => {
      const taxation = taxationOf(product, await client.fetchQuery({ ...categoriesQuery, staleTime: 0 }));
      const tried = await api.post('/api/admin/tax-rules/try', { body: { ...place, taxKind: taxation.taxKind } });
      return { ...tried, taxedAs: taxation.text };
    },
    meta: { failure: (error) => (isAddressMismatch(error) ? undefined : 'Failed to try the ZIP code') },
  });
}

/** Makes categories clothing, one after the other; what somebody else changed meanwhile stays as it is. */
export const useSetClothing = () =>
  useMutation({
    mutationFn: async (categories: readonly AdminCategory[]) => {
      for (const { id, name, slug, version } of categories)
        await api.put('/api/admin/categories/{id}', { path: { id }, body: { name, slug, taxKind: 'clothing', version } });
      return categories.map(({ name }) => name);
    },
    meta: { failure: 'Failed to update category', invalidates: [categoriesQuery.queryKey] },
  });
