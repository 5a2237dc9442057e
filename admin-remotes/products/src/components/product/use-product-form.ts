import { fieldErrors, Form, type FormInstance } from '@shop/admin-kit';
import type { AdminProduct } from '@shop/contract';
import { useState } from 'react';
import { editConflict } from '../../api/save-errors.ts';
import { useSaveProduct } from '../../api/save-item.ts';
import { bodyOf, fieldsOf, type ProductFields } from '../../rules/product-form.ts';
import { fieldPath } from '../../rules/sizes/stock-update.ts';
import { useLoadedProduct } from './use-loaded-product.ts';
import { useProductMedia } from './use-product-media.ts';

type FieldErrors = Parameters<FormInstance<ProductFields>['setFields']>[0];

/**
 * The state of the product dialog: input, media, the loaded product, the version that another admin saved meanwhile, and for a new
 * product the page that its fields were filled from.
 */
export function useProductForm(product: AdminProduct | null, onSaved: () => void) {
  const [form] = Form.useForm<ProductFields>();
  const { base, setBase, showStockConflict, moveStock } = useLoadedProduct(product, form);
  const [serverVersion, setServerVersion] = useState<AdminProduct | null>(null);
  const [sourceUrl, setSourceUrl] = useState<string | null>(null);
  const [dirty, setDirty] = useState(false);
  const media = useProductMedia(product, () => setDirty(true));
  const saving = useSaveProduct();

  const onError = (error: unknown): void => {
    setServerVersion((editConflict(error) as AdminProduct | undefined) ?? null);
    showStockConflict(error);
    form.setFields(fieldErrors(error).map(({ name, errors }) => ({ name: fieldPath(name), errors })) as FieldErrors);
  };
  const onSuccess = (): void => {
    setServerVersion(null);
    onSaved();
  };
  const save = (against: AdminProduct | null): void => {
    const body = bodyOf(form.getFieldsValue(true) as ProductFields, media.media, against, sourceUrl);
    saving.mutate({ id: product?.id, body }, { onSuccess, onError });
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
    markDirty: () => setDirty(true),
    setSourceUrl,
    moveStock,
    save: () => save(base),
    keepMine,
    takeTheirs,
    dismissConflict: () => setServerVersion(null),
    saving: saving.isPending,
    busy: saving.isPending || media.imageUploads.busy || media.videoUploads.busy,
  };
}

export type ProductForm = ReturnType<typeof useProductForm>;
