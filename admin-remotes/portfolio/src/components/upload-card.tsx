import {
  Card,
  Form,
  Segmented,
  TextInput,
  UNFINISHED_UPLOADS,
  UPLOAD_RULES,
  UploadField,
  useLeaveGuard,
  useUploads,
} from '@shop/admin-kit';
import { PORTFOLIO_DESCRIPTION } from '@shop/contract';
import { useState } from 'react';
import { useAddMedia } from '../api/add-media.ts';
import { type MediaType, newItem } from '../rules/media.ts';
import styles from '../styles/portfolio.module.css';

const MEDIA_TYPES: { label: string; value: MediaType }[] = [
  { label: 'Images', value: 'image' },
  { label: 'Videos', value: 'video' },
];

/** Uploads files as soon as they are selected; each becomes an item with the description in the form. */
export function UploadCard() {
  const [type, setType] = useState<MediaType>('image');
  const [description, setDescription] = useState('');
  return (
    <Card title="Upload Media">
      <Form layout="vertical" component="div">
        <Segmented options={MEDIA_TYPES} value={type} onChange={setType} aria-label="Media type" />
        <Form.Item label="Description (optional)" htmlFor="portfolio-description" className={styles.description}>
          <TextInput
            rule={PORTFOLIO_DESCRIPTION}
            id="portfolio-description"
            value={description}
            onChange={setDescription}
            showCount
            rows={{ minRows: 2, maxRows: 5 }}
            placeholder="Shown with every file of this upload"
          />
        </Form.Item>
        <MediaUpload key={type} type={type} description={description} onDone={() => setDescription('')} />
      </Form>
    </Card>
  );
}

interface MediaUploadProps {
  type: MediaType;
  description: string;
  /** Called when the last file of an upload has become an item. */
  onDone: () => void;
}

function MediaUpload({ type, description, onDone }: MediaUploadProps) {
  const add = useAddMedia();
  const uploads = useUploads({
    rules: type === 'image' ? UPLOAD_RULES.portfolioImage : UPLOAD_RULES.portfolioVideo,
    room: Infinity,
    onStored: ({ url }) =>
      add.mutate(newItem(url, type, description), { onSuccess: () => uploads.items.length <= 1 && onDone() }),
  });
  const guard = useLeaveGuard(uploads.busy, UNFINISHED_UPLOADS);
  return (
    <>
      <UploadField uploads={uploads} label={type === 'image' ? 'Upload Images' : 'Upload Videos'} />
      {guard.dialog}
    </>
  );
}
