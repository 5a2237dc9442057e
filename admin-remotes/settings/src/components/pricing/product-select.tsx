import { formatMoney, Select, useProductSearch } from '@shop/admin-kit';
import type { AdminProduct } from '@shop/contract';

interface ProductSelectProps {
  /** Set by the form, like value and onChange. */
  id?: string;
  value?: AdminProduct;
  onChange?: (product: AdminProduct | undefined) => void;
}

/** Chooses a product of the catalog by name, artist or category. */
export function ProductSelect({ id, value, onChange }: ProductSelectProps) {
  const { products, isFetching, searchFor } = useProductSearch();
  const known = value && !products.some((product) => product.id === value.id) ? [...products, value] : products;
  return (
    <Select
      {...(id === undefined ? {} : { id })}
      {...(value === undefined ? {} : { value: value.id })}
      options={known.map((product) => ({ value: product.id, label: `${product.name}, ${formatMoney(product.price)}` }))}
      loading={isFetching}
      notFoundContent="No products found"
      showSearch={{ filterOption: false, onSearch: searchFor }}
      onChange={(chosen: string) => {
        searchFor('');
        onChange?.(known.find((product) => product.id === chosen));
      }}
    />
  );
}
