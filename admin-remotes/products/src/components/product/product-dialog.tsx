import { Button, DownloadOutlined, Form, FormDialog } from '@shop/admin-kit';
import type { AdminProduct, TiktokImportFound } from '@shop/contract';
import { useState } from 'react';

import { fieldsOf } from '../../rules/product-form.ts';
import { GalleryField } from './gallery-field.tsx';
import { ImportDialog } from '../import/import-dialog.tsx';
import { SizesField } from '../sizes/sizes-field.tsx';
import { ProductConflict } from './product-conflict.tsx';
import { ProductInputs } from './product-inputs.tsx';
import { ShareLink } from './share-link.tsx';
import { type ProductForm, useProductForm } from './use-product-form.ts';
import { VideoField } from './video-field.tsx';

interface ProductDialogProps {
  open: boolean;
  /** Null creates a product. */
  product: AdminProduct | null;
  onClose: () => void;
}

export function ProductDialog({ open, product, onClose }: ProductDialogProps) {
  const [importing, setImporting] = useState(false);
  const state = useProductForm(product, onClose);
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
    if (!state.dirty) onClose();
  };
  return (
    <>
      <FormDialog
        open={open}
        title={product ? 'Edit Product' : 'Create New Product'}
        dirty={state.dirty}
        busy={state.busy}
        submitText={product ? 'Update Product' : 'Create Product'}
        formId="product-form"
        width={820}
        onClose={onClose}
        extraActions={!product && <ImportButton disabled={state.busy} onClick={() => setImporting(true)} />}
      >
        <Form
          id="product-form"
          className="products-form"
          name="product"
          form={form}
          layout="vertical"
          initialValues={fieldsOf(product)}
          scrollToFirstError={{ focus: true }}
          onValuesChange={state.markDirty}
          onFinish={state.save}
        >
          <ProductInputs />
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
