import { Form, Input, Switch } from '@shop/admin-kit';
import type { AdminArtist } from '@shop/contract';
import { useSaveArtist } from '../../api/save-item.ts';
import { EntityDialog } from './entity-dialog.tsx';

type ArtistFields = Pick<AdminArtist, 'name' | 'location' | 'story' | 'isActive'>;

interface ArtistDialogProps {
  open: boolean;
  /** Null creates an artist. */
  item: AdminArtist | null;
  onClose: () => void;
}

const LABELS = { name: 'Name', location: 'Location', story: 'Story', isActive: 'Shown in the shop' };

const required = (label: string) => [{ required: true, whitespace: true, message: `${label} is required` }];

function fieldsOf(artist: AdminArtist | null): ArtistFields {
  if (!artist) return { name: '', location: '', story: '', isActive: true };
  const { name, location, story, isActive } = artist;
  return { name, location, story, isActive };
}

export function ArtistDialog(props: ArtistDialogProps) {
  return (
    <EntityDialog
      {...props}
      kind="artist"
      createTexts={{ title: 'Create New Artist', submit: 'Create Artist' }}
      editTexts={{ title: 'Edit Artist', submit: 'Update Artist' }}
      saving={useSaveArtist()}
      fieldsOf={fieldsOf}
      labels={LABELS}
      image={{ legend: 'Artist Image', uploadText: 'Upload Artist Image' }}
    >
      <Form.Item name="name" label={LABELS.name} rules={required('Name')}>
        <Input maxLength={120} autoComplete="off" />
      </Form.Item>
      <Form.Item name="location" label={LABELS.location} rules={required('Location')}>
        <Input maxLength={120} autoComplete="off" />
      </Form.Item>
      <Form.Item name="story" label={LABELS.story} rules={required('Story')}>
        <Input.TextArea maxLength={10_000} autoSize={{ minRows: 4, maxRows: 12 }} />
      </Form.Item>
      <Form.Item name="isActive" label={LABELS.isActive} valuePropName="checked" layout="horizontal" colon={false}>
        <Switch />
      </Form.Item>
    </EntityDialog>
  );
}
