import {
  Button,
  ConfirmDelete,
  FileTextOutlined,
  Flex,
  Input,
  LinkOutlined,
  MissingItem,
  PlusOutlined,
  QueryState,
  SearchOutlined,
  SectionHeader,
  useCurrentSearchParams,
  useSearchText,
} from '@shop/admin-kit';
import type { AdminProduct, AdminProductPage } from '@shop/contract';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { adminCategoriesQuery } from '../api/catalog-queries.ts';
import { useDeleteProduct } from '../api/delete-item.ts';
import { productPagesQuery } from '../api/get-products.ts';
import { DeletedProducts } from '../components/product/deleted-products.tsx';
import { ListControls } from '../components/product/list-controls.tsx';
import { ProductDialog } from '../components/product/product-dialog.tsx';
import { CategorySelect, ProductFilters } from '../components/product/product-filters.tsx';
import { StateTabs } from '../components/product/state-tabs.tsx';
import { StockTabs } from '../components/product/stock-tabs.tsx';
import { ProductGrid } from '../components/product/product-grid.tsx';
import { StockBySizeButton } from '../components/stock/stock-by-size-button.tsx';
import { WaitingList } from '../components/stock/waiting-list.tsx';
import { useProductDialog } from '../components/product/use-product-dialog.ts';
import {
  ALL,
  parseSelection,
  type ProductFilter,
  productFilters,
  type ProductSelection,
  type ProductView,
  UNCATEGORIZED,
  withSelection,
} from '../rules/product-list.ts';
import { rememberView, usualView } from '../rules/usual-view.ts';
import styles from '../styles/products.module.css';

/** The selection in the address, and the text in the search field, which follows when it changes from outside. */
function useSelection() {
  const [searchParams, changeSearchParams] = useCurrentSearchParams();
  const selection = parseSelection(searchParams, usualView());
  const select = (field: keyof ProductSelection, value: string): void => {
    if (field === 'view') rememberView(value);
    changeSearchParams((current) => withSelection(current, field, value), { replace: true });
  };
  const { text, setText } = useSearchText({ search: selection.search, onSearch: (search) => select('search', search) });
  return { ...selection, text, setText, select };
}

export function ProductsPage() {
  const { category: selected, search, stock, state, sort, view, text, setText, select } = useSelection();
  const categories = useQuery(adminCategoriesQuery).data ?? [];
  // The selected category may have been deleted.
  const isKnown = selected === ALL || selected === UNCATEGORIZED || categories.some(({ id }) => id === selected);
  const category = selected === ALL || !isKnown ? undefined : selected;
  const query = useInfiniteQuery(productPagesQuery({ category, search, stock, state, sort }));
  const listed = query.data?.pages.flatMap(({ products }) => products);
  const dialog = useProductDialog(listed);
  const navigate = useNavigate();
  const { total = 0, uncategorized = 0, drafts = 0, waiting = 0 } = query.data?.pages.at(-1) ?? {};
  const filters = productFilters({ total, uncategorized }, categories);
  const tools = (
    <>
      {view === 'list' && (
        <CategorySelect filters={filters} active={category ?? ALL} onSelect={(key) => select('category', key)} />
      )}
      <Input
        className={styles.search}
        value={text}
        onChange={(event) => setText(event.target.value)}
        maxLength={200}
        prefix={<SearchOutlined aria-hidden />}
        allowClear
        placeholder="Search by name or artist"
        aria-label="Search by name or artist"
      />
      <StockTabs stock={stock} onSelect={(value) => select('stock', value)} />
      <StateTabs state={state} counts={{ draft: drafts, waiting }} onSelect={(value) => select('state', value)} />
      <ListControls sort={sort} view={view} onSelect={select} />
    </>
  );
  return (
    <>
      <SectionHeader title="Products by Category" tools={tools} actions={<Actions onCreate={dialog.create} />} />
      <QueryState query={query} failure="Failed to fetch products" placeholders={8}>
        {({ pages }) => (
          <ProductsByCategory
            pages={pages}
            filters={filters}
            selected={category ?? ALL}
            view={view}
            isNarrowed={search !== '' || stock !== undefined || state !== undefined}
            onSelect={(key) => select('category', key)}
            onMore={() => void query.fetchNextPage()}
            isReadingMore={query.isFetchingNextPage}
            onCreate={dialog.create}
            onEdit={dialog.edit}
            onDuplicate={dialog.duplicate}
          />
        )}
      </QueryState>
      <WaitingList />
      <div className={styles.below}>
        <DeletedProducts />
        <Button icon={<LinkOutlined aria-hidden />} onClick={() => void navigate('/products/feeds')}>
          Product feeds
        </Button>
      </div>
      <ProductDialog
        key={dialog.key}
        open={dialog.open}
        product={dialog.item}
        template={dialog.template}
        onDuplicate={dialog.duplicate}
        onClose={dialog.close}
      />
      <MissingItem noun="product" missing={dialog.missing} onClose={dialog.close} />
    </>
  );
}

function Actions({ onCreate }: { onCreate: () => void }) {
  const navigate = useNavigate();
  return (
    <>
      <StockBySizeButton />
      <Button icon={<FileTextOutlined aria-hidden />} onClick={() => void navigate('/products/imports')}>
        Import a file
      </Button>
      <Button type="primary" icon={<PlusOutlined aria-hidden />} onClick={onCreate}>
        Add Product
      </Button>
    </>
  );
}

interface ProductsByCategoryProps {
  pages: AdminProductPage[];
  filters: ProductFilter[];
  selected: string;
  view: ProductView;
  /** Filtered by more than the category. */
  isNarrowed: boolean;
  onSelect: (key: string) => void;
  onMore: () => void;
  isReadingMore: boolean;
  onCreate: () => void;
  onEdit: (product: AdminProduct) => void;
  onDuplicate: (product: AdminProduct) => void;
}

function ProductsByCategory(props: ProductsByCategoryProps) {
  const { pages, filters, selected, view, isNarrowed, onSelect, onMore, isReadingMore, onCreate, onEdit, onDuplicate } = props;
  const [itemToDelete, setItemToDelete] = useState<AdminProduct | null>(null);
  const deleting = useDeleteProduct();
  const { matching = 0 } = pages.at(-1) ?? {};
  const filter = filters.find(({ key }) => key === selected);
  const isEmpty = (filter?.count ?? 0) === 0;
  return (
    <Flex vertical gap={8}>
      {view === 'cards' && <ProductFilters filters={filters} active={selected} onSelect={onSelect} />}
      <ProductGrid
        products={pages.flatMap(({ products }) => products)}
        view={view}
        matching={matching}
        onMore={onMore}
        isReadingMore={isReadingMore}
        emptyTitle={emptyTitle(isEmpty && !isNarrowed, selected === ALL ? undefined : filter?.label)}
        onCreate={isEmpty && !isNarrowed ? onCreate : undefined}
        onEdit={onEdit}
        onDuplicate={onDuplicate}
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
