import { useDialogForm, useVersionedForm } from '@shop/admin-kit';
import type { AdminProduct } from '@shop/contract';
import { useState } from 'react';
import { useSaveProduct } from '../../api/save-item.ts';
import { mergeProduct, type ProductInput, type ProductMerge } from '../../rules/edit-conflict.ts';
import { bodyOf, type ProductFields } from '../../rules/product-form.ts';
import { fieldPath } from '../../rules/sizes/stock-update.ts';
import { loadedProduct } from './loaded-product.ts';
import { useProductMedia } from './use-product-media.ts';

interface ProductFormOptions {
  /** Null creates a product. */
  product: AdminProduct | null;
  /** What a new product is a copy of. */
  template: AdminProduct | null;
  onClose: () => void;
}

/**
 * The state of the product dialog: input, media, the loaded product, the fields that another admin changed too, and for a new
 * product the page that its fields were filled from.
 */
export function useProductForm({ product, template, onClose }: ProductFormOptions) {
  const state = useDialogForm<ProductFields>({ onClose, fieldPath });
  const { form } = state;
  const [sourceUrl, setSourceUrl] = useState<string | null>(null);
  const media = useProductMedia(product ?? template, state.markDirty);
  const saving = useSaveProduct();
  const { base, setBase, conflict, save, answers } = useVersionedForm<ProductFields, ProductInput, AdminProduct, ProductMerge>(
    state,
    {
      item: product,
      save: async (input, against, keyed) => {
        try {
          await saving.mutateAsync({ id: product?.id, body: bodyOf(input, input, against, sourceUrl) }, keyed);
        } catch (error) {
          showStockConflict(error);
          throw error;
        }
      },
      merge: mergeProduct,
      isContested: ({ contested, contestedSizes }) => contested.length + contestedSizes.length > 0,
      show: ({ gallery, videoUrl, ...fields }) => {
        form.setFieldsValue(fields);
        media.reset({ gallery, videoUrl });
      },
    },
  );
  const { showStockConflict, moveStock } = loadedProduct(form, setBase);
  return {
    ...state,
    base,
    media,
    setSourceUrl,
    moveStock,
    save: () => save({ ...(form.getFieldsValue(true) as ProductFields), ...media.media }),
    conflict,
    answers: { ...answers, saving: saving.isPending },
    busy: saving.isPending || media.imageUploads.busy || media.videoUploads.busy,
  };
}

export type ProductForm = ReturnType<typeof useProductForm>;
