import { Button, DownloadOutlined, Form, FormDialog } from '@shop/admin-kit';
import type { AdminProduct, TiktokImportFound } from '@shop/contract';
import { useState } from 'react';

import { fieldsOf } from '../../rules/product-form.ts';
import { GalleryField } from './gallery-field.tsx';
import { ImportDialog } from '../import/import-dialog.tsx';
import { ProductConflict } from './product-conflict.tsx';
import { ProductInputs } from './product-inputs.tsx';
import { ShareLink } from './share-link.tsx';
import { useProductForm } from './use-product-form.ts';
import { VideoField } from './video-field.tsx';

interface ProductDialogProps {
  open: boolean;
  /** Null creates one. */
  product: AdminProduct | null;
  onClose: () => void;
}

export function ProductDialog({ open, product, onClose }: ProductDialogProps) {
  const [importing, setImporting] = useState(false);
  const state = useProductForm(product, onClose);
  const { form, media } = state;
  const fill = ({ name, description, price }: TiktokImportFound): void => {
    form.setFieldsValue({ name: name ?? '', description: description ?? '', price });
    state.touch();
    setImporting(false);
  };
  const imported = (): void => {
    setImporting(false);
    // What was typed before the import is another product.
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
          onValuesChange={state.touch}
          onFinish={state.save}
        >
          <ProductInputs />
          <GalleryField gallery={media.media.gallery} uploads={media.pictures} onChange={media.setGallery} />
          <VideoField videoUrl={media.media.videoUrl} uploads={media.video} onRemove={() => media.setVideo(null)} />
          {product && <ShareLink productId={product.id} />}
        </Form>
      </FormDialog>
      <ProductConflict state={state} />
      {!product && (
        <ImportDialog open={open && importing} onClose={() => setImporting(false)} onImported={imported} onFill={fill} />
      )}
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
