import { Form, Switch, TextItem } from '@shop/admin-kit';
import { type AdminArtist, CATALOG_TEXTS } from '@shop/contract';
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
      <TextItem name="name" label={LABELS.name} rule={CATALOG_TEXTS.artistName} />
      <TextItem name="location" label={LABELS.location} rule={CATALOG_TEXTS.location} />
      <TextItem name="story" label={LABELS.story} rule={CATALOG_TEXTS.story} rows={{ minRows: 4, maxRows: 12 }} />
      <Form.Item name="isActive" label={LABELS.isActive} valuePropName="checked" layout="horizontal" colon={false}>
        <Switch />
      </Form.Item>
    </EntityDialog>
  );
}
