import { fieldErrors, Form, type FormInstance, useEditConflict } from '@shop/admin-kit';
import type { AdminProduct } from '@shop/contract';
import { useState } from 'react';
import { editConflict } from '../../api/save-errors.ts';
import { useSaveProduct } from '../../api/save-item.ts';
import { mergeProduct, type ProductInput, type ProductMerge } from '../../rules/edit-conflict.ts';
import { bodyOf, type ProductFields } from '../../rules/product-form.ts';
import { fieldPath } from '../../rules/sizes/stock-update.ts';
import { useLoadedProduct } from './use-loaded-product.ts';
import { useProductMedia } from './use-product-media.ts';

type FieldErrors = Parameters<FormInstance<ProductFields>['setFields']>[0];

interface ProductFormOptions {
  /** Null creates a product. */
  product: AdminProduct | null;
  /** What a new product is a copy of. */
  template: AdminProduct | null;
  onSaved: () => void;
}

/**
 * The state of the product dialog: input, media, the loaded product, the fields that another admin changed too, and for a new
 * product the page that its fields were filled from.
 */
export function useProductForm({ product, template, onSaved }: ProductFormOptions) {
  const [form] = Form.useForm<ProductFields>();
  const { base, setBase, showStockConflict, moveStock } = useLoadedProduct(product, form);
  const [sourceUrl, setSourceUrl] = useState<string | null>(null);
  const [dirty, setDirty] = useState(false);
  const media = useProductMedia(product ?? template, () => setDirty(true));
  const saving = useSaveProduct();

  const save = (input: ProductInput, against: AdminProduct | null): void => {
    const body = bodyOf(input, input, against, sourceUrl);
    saving.mutate({ id: product?.id, body }, { onSuccess, onError: (error) => onError(error, input, against) });
  };
  const show = ({ gallery, videoUrl, ...fields }: ProductInput, saved: AdminProduct): void => {
    form.setFieldsValue(fields);
    media.reset({ gallery, videoUrl });
    setBase(saved);
  };
  const { resolve, ...answers } = useEditConflict<ProductInput, AdminProduct, ProductMerge>({ show, save });
  const onError = (error: unknown, input: ProductInput, against: AdminProduct | null): void => {
    const saved = editConflict(error) as AdminProduct | undefined;
    if (saved && against) {
      const merge = mergeProduct(against, input, saved);
      resolve(merge, saved, merge.contested.length + merge.contestedSizes.length > 0);
    }
    showStockConflict(error);
    form.setFields(fieldErrors(error).map(({ name, errors }) => ({ name: fieldPath(name), errors })) as FieldErrors);
  };
  const onSuccess = (): void => {
    answers.dismissConflict();
    onSaved();
  };
  return {
    form,
    base,
    media,
    dirty,
    markDirty: () => setDirty(true),
    setSourceUrl,
    moveStock,
    save: () => save({ ...(form.getFieldsValue(true) as ProductFields), ...media.media }, base),
    ...answers,
    saving: saving.isPending,
    busy: saving.isPending || media.imageUploads.busy || media.videoUploads.busy,
  };
}

export type ProductForm = ReturnType<typeof useProductForm>;
