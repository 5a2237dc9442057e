import type { AdminProduct } from '@shop/contract';
import { useState } from 'react';
import { readProduct } from '../../api/get-products.ts';
import { useAddressedDialog } from '../use-addressed-dialog.ts';

/** The product dialog, which also opens with a copy of a product. */
export function useProductDialog(listed: readonly AdminProduct[] | undefined) {
  const [template, setTemplate] = useState<AdminProduct | null>(null);
  const dialog = useAddressedDialog<AdminProduct>({ listed, read: readProduct });
  const open = (product: AdminProduct | null): void => {
    setTemplate(product);
    dialog.create();
  };
  return { ...dialog, template, create: () => open(null), duplicate: open };
}
