import { Card, Form, Input, Segmented, UPLOAD_RULES, UploadField, useUploads } from '@shop/admin-kit';
import { useState } from 'react';
import { useAddMedia } from '../api/add-media.ts';

type MediaType = 'image' | 'video';

const TYPES: { label: string; value: MediaType }[] = [
  { label: 'Images', value: 'image' },
  { label: 'Videos', value: 'video' },
];

/** Files go up as soon as they are chosen; each becomes an item with the description written above. */
export function UploadCard() {
  const [type, setType] = useState<MediaType>('image');
  const [description, setDescription] = useState('');
  return (
    <Card title="Upload Media">
      <Form layout="vertical" component="div">
        <Segmented options={TYPES} value={type} onChange={setType} aria-label="Media type" />
        <Form.Item label="Description (optional)" htmlFor="portfolio-description" className="portfolio-description">
          <Input.TextArea
            id="portfolio-description"
            value={description}
            onChange={(event) => setDescription(event.target.value)}
            maxLength={500}
            showCount
            autoSize={{ minRows: 2, maxRows: 5 }}
            placeholder="Shown with every file of this upload"
          />
        </Form.Item>
        <MediaUpload key={type} type={type} description={description.trim()} />
      </Form>
    </Card>
  );
}

function MediaUpload({ type, description }: { type: MediaType; description: string }) {
  const add = useAddMedia();
  const uploads = useUploads({
    rules: type === 'image' ? UPLOAD_RULES.portfolioImage : UPLOAD_RULES.portfolioVideo,
    onStored: ({ url }) => add.mutate({ mediaUrl: url, mediaType: type, ...(description ? { description } : {}) }),
  });
  return <UploadField uploads={uploads} label={type === 'image' ? 'Upload Images' : 'Upload Videos'} />;
}
