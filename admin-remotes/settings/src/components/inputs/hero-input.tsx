import { Button, DeleteOutlined, Form, UPLOAD_RULES, UploadField, useUploads } from '@shop/admin-kit';
import type { SettingsValues } from '@shop/contract';
import type { ObjectField } from '@shop/contract/settings-fields';
import { useEffect } from 'react';
import type { FormValues } from '../../rules/form-values.ts';
import styles from '../../styles/settings.module.css';

export interface ImageHandlers {
  onUploading: (uploading: boolean) => void;
  /** An image was changed, which the form does not notice. */
  onDirty: () => void;
}

type Hero = SettingsValues['hero'];
const SIDES = ['wide', 'portrait'] as const;

interface HeroInputProps extends ImageHandlers {
  field: ObjectField;
}

/** Both images or none. Without them, Home shows the drawing of the theme. */
export function HeroInput({ field: { label, parts }, onUploading, onDirty }: HeroInputProps) {
  const form = Form.useFormInstance<FormValues>();
  const hero = Form.useWatch<Hero | undefined>('hero', { form, preserve: true });
  const set = (images: Hero): void => {
    form.setFieldValue('hero', images);
    onDirty();
  };
  const store = (side: 'wide' | 'portrait', url: string): void => {
    const current = (form.getFieldValue('hero') as Hero | undefined) ?? { wide: '', portrait: '' };
    set({ ...current, [side]: url });
  };
  return (
    <fieldset className={styles.list}>
      <legend>{label}</legend>
      <Form.Item name="hero" hidden getValueProps={() => ({})}>
        <input type="hidden" />
      </Form.Item>
      {SIDES.map((side) => (
        <HeroImage
          key={side}
          label={parts[side]?.label ?? side}
          url={hero?.[side]}
          onStored={(url) => store(side, url)}
          {...{ onUploading }}
        />
      ))}
      {hero && (
        <Button icon={<DeleteOutlined aria-hidden />} onClick={() => set(null)}>
          Remove both
        </Button>
      )}
    </fieldset>
  );
}

interface HeroImageProps extends Pick<ImageHandlers, 'onUploading'> {
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
    <div className={styles.hero}>
      <span>{label}</span>
      {url && <img src={`${url}?w=640`} alt={label} />}
      <UploadField uploads={uploads} label={url ? 'Change Image' : 'Upload Image'} />
    </div>
  );
}
