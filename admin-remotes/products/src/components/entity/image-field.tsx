import { Button, DeleteOutlined, UploadField, type Uploads } from '@shop/admin-kit';
import { Thumbnail } from '../thumbnail.tsx';
import styles from '../../styles/product-form.module.css';

interface ImageFieldProps {
  legend: string;
  url: string | null;
  uploads: Uploads;
  /** The text of the upload button if there is no image. */
  uploadText: string;
  onRemove: () => void;
}

/** The image of a category or an artist. */
export function ImageField({ legend, url, uploads, uploadText, onRemove }: ImageFieldProps) {
  return (
    <fieldset className={styles.field}>
      <legend>{legend}</legend>
      {url && (
        <div className={styles.singleImage}>
          <Thumbnail url={url} alt={legend} size="field" />
          <Button danger icon={<DeleteOutlined aria-hidden />} onClick={onRemove}>
            Remove
          </Button>
        </div>
      )}
      <UploadField uploads={uploads} label={url ? 'Change Image' : uploadText} />
    </fieldset>
  );
}
