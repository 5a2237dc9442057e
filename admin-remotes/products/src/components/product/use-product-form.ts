import { Form } from '@shop/admin-kit';
import type { AdminProduct } from '@shop/contract';
import { useState } from 'react';
import { fieldErrors, editConflict, stockConflict } from '../../api/save-errors.ts';
import { useSaveProduct } from '../../api/save-product.ts';
import { bodyOf, fieldsOf, type ProductFields } from '../../rules/product-form.ts';
import { useProductMedia } from './use-product-media.ts';

/** The state of the product dialog: what is typed, what it was read from, and what someone else saved meanwhile. */
export function useProductForm(product: AdminProduct | null, onSaved: () => void) {
  const [form] = Form.useForm<ProductFields>();
  const [base, setBase] = useState(product);
  const [serverVersion, setServerVersion] = useState<AdminProduct | null>(null);
  const [dirty, setDirty] = useState(false);
  const media = useProductMedia(product, () => setDirty(true));
  const saving = useSaveProduct();

  const refused = (error: unknown): void => {
    setServerVersion((editConflict(error) as AdminProduct | undefined) ?? null);
    const sold = stockConflict(error) as AdminProduct | undefined;
    // The next try counts against the stock of now.
    if (sold) setBase((read) => read && { ...read, stockQuantity: sold.stockQuantity });
    if (sold) form.setFields([{ name: 'stockQuantity', errors: [`Now ${sold.stockQuantity} in stock`] }]);
    for (const { name, errors } of fieldErrors(error)) form.setFields([{ name: name as keyof ProductFields, errors }]);
  };
  const save = (against: AdminProduct | null): void => {
    const body = bodyOf(form.getFieldsValue(true) as ProductFields, media.media, against);
    saving.mutate({ id: product?.id, body }, { onSuccess: onSaved, onError: refused });
  };
  const keepMine = (): void => {
    if (base && serverVersion) save({ ...base, version: serverVersion.version });
  };
  const takeTheirs = (): void => {
    if (!serverVersion) return;
    form.setFieldsValue(fieldsOf(serverVersion));
    media.reset(serverVersion);
    setBase(serverVersion);
    setServerVersion(null);
    setDirty(false);
  };
  return {
    form,
    base,
    serverVersion,
    media,
    dirty,
    touch: () => setDirty(true),
    save: () => save(base),
    keepMine,
    takeTheirs,
    later: () => setServerVersion(null),
    saving: saving.isPending,
    busy: saving.isPending || media.pictures.busy || media.video.busy,
  };
}

export type ProductForm = ReturnType<typeof useProductForm>;
