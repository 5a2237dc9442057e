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
import { useDeleteProduct } from '../api/delete-product.ts';
import { adminCategoriesQuery } from '../api/get-categories.ts';
import { ProductDialog } from '../components/product/product-dialog.tsx';
import { ProductFilters } from '../components/product/product-filters.tsx';
import { ProductGrid } from '../components/product/product-grid.tsx';
import { useEditDialog } from '../components/use-edit-dialog.ts';
import { ALL, productFilters, isInFilter, matches } from '../rules/product-list.ts';

export function ProductsPage() {
  const query = useQuery(productsQuery);
  const subject = useEditDialog<AdminProduct>();
  const [search, setSearch] = useState('');
  const wanted = useDeferredValue(search.trim());
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
      <Button type="primary" icon={<PlusOutlined aria-hidden />} onClick={subject.create}>
        Add Product
      </Button>
    </>
  );
  return (
    <>
      <SectionHeader title="Products by Category" actions={actions} />
      <QueryState query={query} failure="Failed to fetch products" placeholders={8}>
        {(products) => <ByCategory products={products} search={wanted} onCreate={subject.create} onEdit={subject.edit} />}
      </QueryState>
      <ProductDialog key={subject.key} open={subject.open} product={subject.item} onClose={subject.close} />
    </>
  );
}

interface ByCategoryProps {
  products: AdminProduct[];
  search: string;
  onCreate: () => void;
  onEdit: (product: AdminProduct) => void;
}

function ByCategory({ products, search, onCreate, onEdit }: ByCategoryProps) {
  const categories = useQuery(adminCategoriesQuery).data ?? [];
  const [chosen, setChosen] = useState(ALL);
  const [itemToDelete, setItemToDelete] = useState<AdminProduct | null>(null);
  const remove = useDeleteProduct();
  const filters = productFilters(products, categories);
  const filter = filters.find(({ key }) => key === chosen);
  // A category that was deleted meanwhile is no longer a filter.
  const active = filter?.key ?? ALL;
  const inCategory = products.filter((product) => isInFilter(product, active));
  return (
    <Flex vertical gap={16}>
      <ProductFilters filters={filters} active={active} onChoose={setChosen} />
      <ProductGrid
        products={inCategory.filter((product) => matches(product, search))}
        emptyTitle={emptyTitle(inCategory.length === 0, active === ALL ? undefined : filter?.label)}
        onCreate={inCategory.length === 0 ? onCreate : undefined}
        onEdit={onEdit}
        onDelete={setItemToDelete}
      />
      <ConfirmDelete
        name={itemToDelete?.name ?? null}
        busy={remove.isPending}
        onConfirm={() => itemToDelete && remove.mutate(itemToDelete.id, { onSettled: () => setItemToDelete(null) })}
        onCancel={() => setItemToDelete(null)}
      />
    </Flex>
  );
}

function emptyTitle(nothingThere: boolean, category: string | undefined): string {
  if (!nothingThere) return 'No products match your search';
  return category === undefined ? 'No products available' : `No products in ${category} yet`;
}
