import { DeletedItems, Input, SearchOutlined } from '@shop/admin-kit';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useDeferredValue, useState } from 'react';
import { deletedProductsQuery, useRestoreProduct } from '../../api/deleted-items.ts';

const HINT = 'Orders and invoices keep showing a deleted product. A restored one is in the shop again, as it was.';

/** The button that shows deleted products, with a search among them. */
export function DeletedProducts() {
  const [open, setOpen] = useState(false);
  const [text, setText] = useState('');
  const search = useDeferredValue(text.trim());
  const deleted = useQuery({ ...deletedProductsQuery(search), enabled: open, placeholderData: keepPreviousData });
  const tools = (
    <Input
      value={text}
      onChange={(event) => setText(event.target.value)}
      maxLength={200}
      prefix={<SearchOutlined aria-hidden />}
      allowClear
      placeholder="Search deleted products"
      aria-label="Search deleted products"
    />
  );
  return (
    <DeletedItems
      open={open}
      title="Deleted products"
      hint={HINT}
      query={deleted}
      restoring={useRestoreProduct()}
      tools={tools}
      onOpenChange={setOpen}
    />
  );
}
