import { api, notifyError, notifySuccess } from '@shop/admin-kit';
import type { SaveCategory } from '@shop/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { refreshCatalog } from './refresh-catalog.ts';
import { editConflict } from './save-errors.ts';

interface CategorySave {
  /** Undefined creates. */
  id: string | undefined;
  body: SaveCategory;
}

export function useSaveCategory() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: ({ id, body }: CategorySave) =>
      id === undefined
        ? api.post('/api/admin/categories', { body })
        : api.put('/api/admin/categories/{id}', { path: { id }, body }),
    onSuccess: (_, { id }) => {
      notifySuccess(id === undefined ? 'Category created successfully' : 'Category updated successfully');
      return refreshCatalog(queries);
    },
    onError: (error, { id }) => {
      // The lists show what the other admin saved, whatever this one decides.
      if (editConflict(error)) return refreshCatalog(queries);
      return notifyError(error, id === undefined ? 'Failed to create category' : 'Failed to update category');
    },
  });
}
