import { Button, CopyOutlined, DownloadOutlined, Form, FormDialog, kitStyles } from '@shop/admin-kit';
import type { AdminProduct, TiktokImportFound } from '@shop/contract';
import { useState } from 'react';

import { copyOf, fieldsOf } from '../../rules/product-form.ts';
import { GalleryField } from './gallery-field.tsx';
import { ImportDialog } from '../import/import-dialog.tsx';
import { SizesField } from '../sizes/sizes-field.tsx';
import { ProductConflict } from './product-conflict.tsx';
import { ProductInputs } from './product-inputs.tsx';
import { SaleInputs } from './sale-inputs.tsx';
import { ShareLink } from './share-link.tsx';
import { type ProductForm, useProductForm } from './use-product-form.ts';
import { VideoField } from './video-field.tsx';

interface ProductDialogProps {
  open: boolean;
  /** Null creates a product. */
  product: AdminProduct | null;
  /** What a new product is a copy of. Default: an empty form. */
  template?: AdminProduct | null;
  /** Opens a copy of the product; missing where no product is created. */
  onDuplicate?: (product: AdminProduct) => void;
  onClose: () => void;
}

export function ProductDialog({ open, product, template = null, onDuplicate, onClose }: ProductDialogProps) {
  const [importing, setImporting] = useState(false);
  const state = useProductForm({ product, template, onClose });
  const { form, media } = state;
  const fill = ({ name, description, price, sourceUrl }: TiktokImportFound): void => {
    form.setFieldsValue({ name: name ?? '', description: description ?? '', price });
    state.setSourceUrl(sourceUrl);
    state.markDirty();
    setImporting(false);
  };
  const onImported = (): void => {
    setImporting(false);
    // Input typed before the import belongs to another product and must not be lost.
    if (!state.dialog.dirty) onClose();
  };
  return (
    <>
      <FormDialog
        open={open}
        title={product ? 'Edit Product' : 'Create New Product'}
        {...state.dialog}
        busy={state.busy}
        submitText={product ? 'Update Product' : 'Create Product'}
        formId="product-form"
        width={820}
        extraActions={
          product ? (
            onDuplicate && <DuplicateButton disabled={state.busy || state.dialog.dirty} onClick={() => onDuplicate(product)} />
          ) : (
            <ImportButton disabled={state.busy} onClick={() => setImporting(true)} />
          )
        }
      >
        <Form
          id="product-form"
          className={kitStyles.formRoomy}
          name="product"
          {...state.inputs}
          layout="vertical"
          initialValues={!product && template ? copyOf(template) : fieldsOf(product)}
          scrollToFirstError={{ focus: true }}
          onFinish={state.save}
        >
          <ProductInputs />
          <SaleInputs productId={product?.id} images={media.media.gallery.images.length} />
          <SizesField
            base={state.base}
            images={media.media.gallery.images}
            onChange={state.markDirty}
            onMoved={state.moveStock}
          />
          <MediaFields media={media} />
          {product && <ShareLink productId={product.id} />}
        </Form>
      </FormDialog>
      <ProductConflict state={state} />
      {!product && (
        <ImportDialog open={open && importing} onClose={() => setImporting(false)} onImported={onImported} onFill={fill} />
      )}
    </>
  );
}

function MediaFields({ media }: Pick<ProductForm, 'media'>) {
  const { gallery, videoUrl } = media.media;
  return (
    <>
      <GalleryField gallery={gallery} uploads={media.imageUploads} onChange={media.setGallery} />
      <VideoField videoUrl={videoUrl} uploads={media.videoUploads} onRemove={() => media.setVideo(null)} />
    </>
  );
}

function ImportButton({ disabled, onClick }: { disabled: boolean; onClick: () => void }) {
  return (
    <Button icon={<DownloadOutlined aria-hidden />} disabled={disabled} onClick={onClick}>
      Import from TikTok
    </Button>
  );
}

/** Copies what is saved, so it waits until changes are saved or discarded. */
function DuplicateButton({ disabled, onClick }: { disabled: boolean; onClick: () => void }) {
  return (
    <Button icon={<CopyOutlined aria-hidden />} disabled={disabled} title="Create a product like this one" onClick={onClick}>
      Duplicate
    </Button>
  );
}
