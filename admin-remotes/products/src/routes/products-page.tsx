import {
  Button,
  ConfirmDelete,
  Flex,
  Input,
  PlusOutlined,
  productsQuery,
  QueryState,
  SearchOutlined,
  SectionHeader,
} from '@shop/admin-kit';
import type { AdminProduct } from '@shop/contract';
import { useQuery } from '@tanstack/react-query';
import { useDeferredValue, useState } from 'react';
import { adminCategoriesQuery } from '../api/catalog-queries.ts';
import { useDeleteProduct } from '../api/delete-item.ts';
import { ProductDialog } from '../components/product/product-dialog.tsx';
import { ProductFilters } from '../components/product/product-filters.tsx';
import { ProductGrid } from '../components/product/product-grid.tsx';
import { useEditDialog } from '../components/use-edit-dialog.ts';
import { ALL, isInFilter, matchesSearch, productFilters } from '../rules/product-list.ts';

export function ProductsPage() {
  const query = useQuery(productsQuery);
  const dialog = useEditDialog<AdminProduct>();
  const [search, setSearch] = useState('');
  const deferredSearch = useDeferredValue(search.trim());
  const actions = (
    <>
      <Input
        className="products-search"
        value={search}
        onChange={(event) => setSearch(event.target.value)}
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
        {(products) => (
          <ProductsByCategory products={products} search={deferredSearch} onCreate={dialog.create} onEdit={dialog.edit} />
        )}
      </QueryState>
      <ProductDialog key={dialog.key} open={dialog.open} product={dialog.item} onClose={dialog.close} />
    </>
  );
}

interface ProductsByCategoryProps {
  products: AdminProduct[];
  search: string;
  onCreate: () => void;
  onEdit: (product: AdminProduct) => void;
}

function ProductsByCategory({ products, search, onCreate, onEdit }: ProductsByCategoryProps) {
  const categories = useQuery(adminCategoriesQuery).data ?? [];
  const [selected, setSelected] = useState(ALL);
  const [itemToDelete, setItemToDelete] = useState<AdminProduct | null>(null);
  const deleting = useDeleteProduct();
  const filters = productFilters(products, categories);
  const filter = filters.find(({ key }) => key === selected);
  // The selected category may have been deleted.
  const active = filter?.key ?? ALL;
  const inCategory = products.filter((product) => isInFilter(product, active));
  return (
    <Flex vertical gap={16}>
      <ProductFilters filters={filters} active={active} onSelect={setSelected} />
      <ProductGrid
        products={inCategory.filter((product) => matchesSearch(product, search))}
        emptyTitle={emptyTitle(inCategory.length === 0, active === ALL ? undefined : filter?.label)}
        onCreate={inCategory.length === 0 ? onCreate : undefined}
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
