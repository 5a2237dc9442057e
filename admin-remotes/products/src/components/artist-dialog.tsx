import { Form, FormDialog, Input, Switch } from '@shop/admin-kit';
import type { Artist } from '@shop/contract';
import { useState } from 'react';
import { useSaveArtist } from '../api/save-artist.ts';
import { fieldProblems } from '../rules/field-problems.ts';
import { PictureField } from './picture-field.tsx';
import { usePicture } from './use-picture.ts';

type ArtistFields = Pick<Artist, 'name' | 'location' | 'story' | 'isActive'>;

interface ArtistDialogProps {
  open: boolean;
  /** Null creates one. */
  artist: Artist | null;
  onClose: () => void;
}

const required = (label: string) => [{ required: true, whitespace: true, message: `${label} is required` }];

const EMPTY: ArtistFields = { name: '', location: '', story: '', isActive: true };

export function ArtistDialog({ open, artist, onClose }: ArtistDialogProps) {
  const [form] = Form.useForm<ArtistFields>();
  const [dirty, setDirty] = useState(false);
  const touch = (): void => setDirty(true);
  const picture = usePicture(artist?.imageUrl ?? null, touch);
  const saving = useSaveArtist();
  const save = (fields: ArtistFields): void =>
    saving.mutate(
      { id: artist?.id, body: { ...fields, imageUrl: picture.url } },
      { onSuccess: onClose, onError: (error) => form.setFields(fieldProblems(error) as Parameters<typeof form.setFields>[0]) },
    );
  return (
    <FormDialog
      open={open}
      title={artist ? 'Edit Artist' : 'Create New Artist'}
      dirty={dirty}
      busy={saving.isPending || picture.uploads.busy}
      submitText={artist ? 'Update Artist' : 'Create Artist'}
      formId="artist-form"
      width={640}
      onClose={onClose}
    >
      <Form
        id="artist-form"
        className="products-form"
        name="artist"
        form={form}
        layout="vertical"
        initialValues={artist ?? EMPTY}
        onValuesChange={touch}
        onFinish={save}
        scrollToFirstError={{ focus: true }}
      >
        <ArtistInputs />
        <PictureField
          legend="Artist Image"
          url={picture.url}
          uploads={picture.uploads}
          uploadText="Upload Artist Image"
          onRemove={picture.remove}
        />
      </Form>
    </FormDialog>
  );
}

function ArtistInputs() {
  return (
    <>
      <Form.Item name="name" label="Name" rules={required('Name')}>
        <Input maxLength={120} autoComplete="off" />
      </Form.Item>
      <Form.Item name="location" label="Location" rules={required('Location')}>
        <Input maxLength={120} autoComplete="off" />
      </Form.Item>
      <Form.Item name="story" label="Story" rules={required('Story')}>
        <Input.TextArea maxLength={10_000} autoSize={{ minRows: 4, maxRows: 12 }} />
      </Form.Item>
      <Form.Item name="isActive" label="Shown in the shop" valuePropName="checked" layout="horizontal" colon={false}>
        <Switch />
      </Form.Item>
    </>
  );
}
