import { Button, DeleteOutlined, Form, UPLOAD_RULES, UploadField, useUploads } from '@shop/admin-kit';
import { useEffect } from 'react';
import type { FormValues } from '../../rules/form-values.ts';
import { TextInput } from './text-input.tsx';

interface BrandInputsProps {
  onUploading: (uploading: boolean) => void;
  /** An image was changed, which the form does not notice. */
  onDirty: () => void;
}

export function BrandInputs(props: BrandInputsProps) {
  return (
    <>
      <TextInput name="shopName" label="Name" max={60} required="The shop needs a name" />
      <TextInput name="tagline" label="Tagline" max={120} required="The shop needs a tagline" />
      <TextInput
        name="portfolioOwner"
        label="Portfolio owner"
        max={60}
        required="The portfolio needs the name of its owner"
        extra="The person whose work the portfolio shows."
      />
      <HeroInputs {...props} />
    </>
  );
}

/** Both images or none. Without them, Home shows the drawing of the theme. */
function HeroInputs({ onUploading, onDirty }: BrandInputsProps) {
  const form = Form.useFormInstance<FormValues>();
  const hero = Form.useWatch('hero', { form, preserve: true });
  const set = (images: { wide: string; portrait: string } | null): void => {
    form.setFieldValue('hero', images);
    onDirty();
  };
  const store = (side: 'wide' | 'portrait', url: string): void => {
    const current = (form.getFieldValue('hero') as FormValues['hero'] | undefined) ?? { wide: '', portrait: '' };
    set({ ...current, [side]: url });
  };
  return (
    <fieldset className="settings-list">
      <legend>Images on Home</legend>
      <Form.Item name="hero" hidden>
        <input type="hidden" />
      </Form.Item>
      <HeroImage
        label="For wide screens (3:2 or wider)"
        url={hero?.wide}
        onStored={(url) => store('wide', url)}
        {...{ onUploading }}
      />
      <HeroImage
        label="For phones (upright)"
        url={hero?.portrait}
        onStored={(url) => store('portrait', url)}
        {...{ onUploading }}
      />
      {hero && (
        <Button icon={<DeleteOutlined aria-hidden />} onClick={() => set(null)}>
          Remove both
        </Button>
      )}
    </fieldset>
  );
}

interface HeroImageProps extends Pick<BrandInputsProps, 'onUploading'> {
  label: string;
  url: string | undefined;
  onStored: (url: string) => void;
}

function HeroImage({ label, url, onStored, onUploading }: HeroImageProps) {
  const uploads = useUploads({
    rules: UPLOAD_RULES.image,
    onStored: (file) => onStored(file.url),
    failure: { title: 'Upload Error', description: 'Failed to upload image. Please try again.' },
  });
  useEffect(() => onUploading(uploads.busy), [uploads.busy, onUploading]);
  return (
    <div className="settings-hero">
      <span>{label}</span>
      {url && <img src={`${url}?w=640`} alt={label} />}
      <UploadField uploads={uploads} label={url ? 'Change Image' : 'Upload Image'} />
    </div>
  );
}
