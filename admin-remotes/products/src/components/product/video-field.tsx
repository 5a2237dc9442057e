import { Button, DeleteOutlined, UploadField, type Uploads } from '@shop/admin-kit';
import styles from '../../styles/product-form.module.css';

interface VideoFieldProps {
  videoUrl: string | null;
  uploads: Uploads;
  onRemove: () => void;
}

export function VideoField({ videoUrl, uploads, onRemove }: VideoFieldProps) {
  return (
    <fieldset className={styles.field}>
      <legend>Product Video (Optional)</legend>
      {videoUrl && (
        <div className={styles.video}>
          <video key={videoUrl} src={videoUrl} controls preload="metadata" aria-label="Product video">
            <track kind="captions" />
          </video>
          <Button danger icon={<DeleteOutlined aria-hidden />} onClick={onRemove}>
            Remove Video
          </Button>
        </div>
      )}
      <UploadField uploads={uploads} label={videoUrl ? 'Replace Video' : 'Upload Video'} />
    </fieldset>
  );
}
