import type { Category } from '@shop/contract';
import { useCategories } from '../api/get-categories.ts';

const NO_CATEGORIES: Category[] = [];

/** The categories that have measurements. */
export function useSizeGuides(): Category[] {
  const { data: categories = NO_CATEGORIES } = useCategories();
  return categories.filter(({ sizeGuide }) => sizeGuide !== null);
}
