import { Button, ConfirmDelete, Flex, Input, PlusOutlined, QueryState, SearchOutlined, SectionHeader } from '@shop/admin-kit';
import type { AdminProduct, AdminProductPage } from '@shop/contract';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { adminCategoriesQuery } from '../api/catalog-queries.ts';
import { useDeleteProduct } from '../api/delete-item.ts';
import { productPagesQuery } from '../api/get-products.ts';
import { ProductDialog } from '../components/product/product-dialog.tsx';
import { ProductFilters } from '../components/product/product-filters.tsx';
import { ProductGrid } from '../components/product/product-grid.tsx';
import { useEditDialog } from '../components/use-edit-dialog.ts';
import { ALL, productFilters, UNCATEGORIZED } from '../rules/product-list.ts';

/** Long enough that typing a word sends one request. */
const SEARCH_DELAY_MS = 250;

/** The text in the search field, and the one to search for. */
function useSearch() {
  const [text, setText] = useState('');
  const [search, setSearch] = useState('');
  useEffect(() => {
    const timeout = setTimeout(() => setSearch(text.trim()), SEARCH_DELAY_MS);
    return () => clearTimeout(timeout);
  }, [text]);
  return { text, setText, search };
}

export function ProductsPage() {
  const { text, setText, search } = useSearch();
  const [selected, setSelected] = useState(ALL);
  const categories = useQuery(adminCategoriesQuery).data ?? [];
  // The selected category may have been deleted.
  const isKnown = selected === ALL || selected === UNCATEGORIZED || categories.some(({ id }) => id === selected);
  const category = selected === ALL || !isKnown ? undefined : selected;
  const query = useInfiniteQuery(productPagesQuery({ category, search }));
  const dialog = useEditDialog<AdminProduct>();
  const actions = (
    <>
      <Input
        className="products-search"
        value={text}
        onChange={(event) => setText(event.target.value)}
        maxLength={200}
        prefix={<SearchOutlined aria-hidden />}
        placeholder="Search by name or artist"
        aria-label="Search by name or artist"
      />
      <Button type="primary" icon={<PlusOutlined aria-hidden />} onClick={dialog.create}>
        Add Product
      </Button>
    </>
  );
  return (
    <>
      <SectionHeader title="Products by Category" actions={actions} />
      <QueryState query={query} failure="Failed to fetch products" placeholders={8}>
        {({ pages }) => (
          <ProductsByCategory
            pages={pages}
            categories={categories}
            selected={category ?? ALL}
            onSelect={setSelected}
            onMore={() => void query.fetchNextPage()}
            isReadingMore={query.isFetchingNextPage}
            onCreate={dialog.create}
            onEdit={dialog.edit}
          />
        )}
      </QueryState>
      <ProductDialog key={dialog.key} open={dialog.open} product={dialog.item} onClose={dialog.close} />
    </>
  );
}

interface ProductsByCategoryProps {
  pages: AdminProductPage[];
  categories: { id: string; name: string; productCount: number }[];
  selected: string;
  onSelect: (key: string) => void;
  onMore: () => void;
  isReadingMore: boolean;
  onCreate: () => void;
  onEdit: (product: AdminProduct) => void;
}

function ProductsByCategory(props: ProductsByCategoryProps) {
  const { pages, categories, selected, onSelect, onMore, isReadingMore, onCreate, onEdit } = props;
  const [itemToDelete, setItemToDelete] = useState<AdminProduct | null>(null);
  const deleting = useDeleteProduct();
  const { matching = 0, total = 0, uncategorized = 0 } = pages.at(-1) ?? {};
  const filters = productFilters({ total, uncategorized }, categories);
  const filter = filters.find(({ key }) => key === selected);
  const isEmpty = (filter?.count ?? 0) === 0;
  return (
    <Flex vertical gap={16}>
      <ProductFilters filters={filters} active={selected} onSelect={onSelect} />
      <ProductGrid
        products={pages.flatMap(({ products }) => products)}
        matching={matching}
        onMore={onMore}
        isReadingMore={isReadingMore}
        emptyTitle={emptyTitle(isEmpty, selected === ALL ? undefined : filter?.label)}
        onCreate={isEmpty ? onCreate : undefined}
        onEdit={onEdit}
        onDelete={setItemToDelete}
      />
      <ConfirmDelete
        name={itemToDelete?.name ?? null}
        busy={deleting.isPending}
        onConfirm={() => itemToDelete && deleting.mutate(itemToDelete.id, { onSettled: () => setItemToDelete(null) })}
        onCancel={() => setItemToDelete(null)}
      />
    </Flex>
  );
}

function emptyTitle(categoryIsEmpty: boolean, category: string | undefined): string {
  if (!categoryIsEmpty) return 'No products match your search';
  return category === undefined ? 'No products available' : `No products in ${category} yet`;
}
