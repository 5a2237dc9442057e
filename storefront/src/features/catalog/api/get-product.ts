import type { ApiClient, ProductDetail, ProductImage } from '@shop/contract';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { useApi } from '#lib/app-context.tsx';

export function productQuery(api: ApiClient, id: string) {
  return queryOptions({
    queryKey: ['/api/products', id],
    queryFn: (): Promise<ProductDetail> => api.get('/api/products/{id}', { path: { id } }),
  });
}

export function useProduct(id: string) {
  return useQuery(productQuery(useApi(), id));
}

export function productImagesQuery(api: ApiClient, id: string) {
  return queryOptions({
    queryKey: ['/api/products', id, 'images'],
    queryFn: (): Promise<ProductImage[]> => api.get('/api/products/{id}/images', { path: { id } }),
  });
}

export function useProductImages(id: string) {
  return useQuery(productImagesQuery(useApi(), id));
}
