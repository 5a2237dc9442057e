import {
  ArrowLeftOutlined,
  ArrowRightOutlined,
  Button,
  DeleteOutlined,
  Form,
  formProblem,
  StarOutlined,
  StatusTag,
  TextInput,
  UploadField,
  type Uploads,
} from '@shop/admin-kit';
import { ALT_TEXT, describeImage, type Gallery, MAX_IMAGES, moveImage, removeImage, setMainImage } from '../../rules/gallery.ts';
import { Thumbnail } from '../thumbnail.tsx';
import styles from '../../styles/product-form.module.css';

interface GalleryFieldProps {
  gallery: Gallery;
  uploads: Uploads;
  onChange: (gallery: Gallery) => void;
}

/** The images of a product; one of them is the main image. */
export function GalleryField({ gallery, uploads, onChange }: GalleryFieldProps) {
  const full = gallery.images.length >= MAX_IMAGES;
  return (
    <fieldset className={styles.field}>
      <legend>Product Images</legend>
      {gallery.images.length > 0 && (
        <ol className={styles.images} aria-label="Product Images">
          {gallery.images.map((url, index) => (
            <GalleryImage
              key={url}
              url={url}
              number={index + 1}
              count={gallery.images.length}
              main={index === gallery.main}
              alt={gallery.alts[url] ?? ''}
              onDescribe={(alt) => onChange(describeImage(gallery, url, alt))}
              onMove={(by) => onChange(moveImage(gallery, index, by))}
              onSetMain={() => onChange(setMainImage(gallery, index))}
              onRemove={() => onChange(removeImage(gallery, index))}
            />
          ))}
        </ol>
      )}
      <UploadField
        uploads={uploads}
        label="Upload Image"
        disabled={full}
        {...(full ? { hint: `A product can have at most ${MAX_IMAGES} images` } : {})}
      />
    </fieldset>
  );
}

interface GalleryImageProps {
  url: string;
  number: number;
  count: number;
  main: boolean;
  alt: string;
  onDescribe: (alt: string) => void;
  onMove: (by: 1 | -1) => void;
  onSetMain: () => void;
  onRemove: () => void;
}

function GalleryImage({ url, number, count, main, alt, onDescribe, onMove, onSetMain, onRemove }: GalleryImageProps) {
  const problem = formProblem(ALT_TEXT, alt);
  return (
    <li className={styles.image}>
      <Thumbnail url={url} alt={`Image ${number}`} />
      <Form.Item className={styles.alt} validateStatus={problem ? 'error' : ''} help={problem}>
        <TextInput
          rule={ALT_TEXT}
          value={alt}
          onChange={onDescribe}
          placeholder="What it shows"
          aria-label={`What image ${number} shows`}
          aria-invalid={problem !== undefined}
        />
      </Form.Item>
      <div className={styles.imageActions}>
        {main ? (
          <StatusTag tone="info">Main Image</StatusTag>
        ) : (
          <Button
            size="small"
            icon={<StarOutlined aria-hidden />}
            onClick={onSetMain}
            aria-label={`Set as Main: image ${number}`}
          >
            Set as Main
          </Button>
        )}
      </div>
      <div className={styles.imageActions}>
        <Button
          size="small"
          icon={<ArrowLeftOutlined />}
          disabled={number === 1}
          onClick={() => onMove(-1)}
          aria-label={`Move earlier: image ${number}`}
        />
        <Button
          size="small"
          icon={<ArrowRightOutlined />}
          disabled={number === count}
          onClick={() => onMove(1)}
          aria-label={`Move later: image ${number}`}
        />
        <Button size="small" danger icon={<DeleteOutlined />} onClick={onRemove} aria-label={`Remove image ${number}`} />
      </div>
    </li>
  );
}
