import { Form } from '@shop/admin-kit';
import type { AdminProduct } from '@shop/contract';
import { useState } from 'react';
import { fieldProblems, savedMeanwhile, soldMeanwhile } from '../api/refusals.ts';
import { useSaveProduct } from '../api/save-product.ts';
import { bodyOf, fieldsOf, type ProductFields } from '../rules/product-form.ts';
import { useProductMedia } from './use-product-media.ts';

/** The state of the product dialog: what is typed, what it was read from, and what someone else saved meanwhile. */
export function useProductForm(product: AdminProduct | null, onSaved: () => void) {
  const [form] = Form.useForm<ProductFields>();
  const [base, setBase] = useState(product);
  const [rival, setRival] = useState<AdminProduct | null>(null);
  const [dirty, setDirty] = useState(false);
  const media = useProductMedia(product, () => setDirty(true));
  const saving = useSaveProduct();

  const refused = (error: unknown): void => {
    setRival((savedMeanwhile(error) as AdminProduct | undefined) ?? null);
    const sold = soldMeanwhile(error) as AdminProduct | undefined;
    // The next try counts against the stock of now.
    if (sold) setBase((read) => read && { ...read, stockQuantity: sold.stockQuantity });
    if (sold) form.setFields([{ name: 'stockQuantity', errors: [`Now ${sold.stockQuantity} in stock`] }]);
    for (const { name, errors } of fieldProblems(error)) form.setFields([{ name: name as keyof ProductFields, errors }]);
  };
  const save = (against: AdminProduct | null): void => {
    const body = bodyOf(form.getFieldsValue(true) as ProductFields, media.media, against);
    saving.mutate({ id: product?.id, body }, { onSuccess: onSaved, onError: refused });
  };
  const keepMine = (): void => {
    if (base && rival) save({ ...base, version: rival.version });
  };
  const takeTheirs = (): void => {
    if (!rival) return;
    form.setFieldsValue(fieldsOf(rival));
    media.reset(rival);
    setBase(rival);
    setRival(null);
    setDirty(false);
  };
  return {
    form,
    base,
    rival,
    media,
    dirty,
    touch: () => setDirty(true),
    save: () => save(base),
    keepMine,
    takeTheirs,
    later: () => setRival(null),
    saving: saving.isPending,
    busy: saving.isPending || media.pictures.busy || media.video.busy,
  };
}

export type ProductForm = ReturnType<typeof useProductForm>;
