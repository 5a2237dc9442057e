import type { ApiClient, ProductDetail, ProductImage } from '@shop/contract';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { useApi } from '#lib/app-context.tsx';

/** `preview`: see `usePreview`. */
export function productQuery(api: ApiClient, id: string, preview?: string) {
  return queryOptions({
    queryKey: ['/api/products', id, ...previewKey(preview)],
    queryFn: (): Promise<ProductDetail> => api.get('/api/products/{id}', { path: { id }, query: { preview } }),
  });
}

export function useProduct(id: string, preview?: string) {
  return useQuery(productQuery(useApi(), id, preview));
}

const previewKey = (preview: string | undefined): object[] => (preview === undefined ? [] : [{ preview }]);

export function productImagesQuery(api: ApiClient, id: string, preview?: string) {
  return queryOptions({
    queryKey: ['/api/products', id, 'images', ...previewKey(preview)],
    queryFn: (): Promise<ProductImage[]> => api.get('/api/products/{id}/images', { path: { id }, query: { preview } }),
  });
}

export function useProductImages(id: string, preview?: string) {
  return useQuery(productImagesQuery(useApi(), id, preview));
}
