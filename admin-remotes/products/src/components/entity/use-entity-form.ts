import { Form } from '@shop/admin-kit';
import { useState } from 'react';
import { fieldErrors, editConflict } from '../../api/save-errors.ts';
import { useImageUpload } from './use-image-upload.ts';

/** What categories and artists have in common. */
export interface Entity {
  id: string;
  name: string;
  imageUrl: string | null;
  /** Sent back when saving, to notice the save of another admin. */
  version: number;
}

/** What is sent; `id` undefined creates. */
interface EntitySave<Fields> {
  id: string | undefined;
  body: Fields & { imageUrl: string | null; version?: number };
}

/** The mutation that saves, as far as a dialog needs it. */
export interface EntitySaveMutation<Fields> {
  isPending: boolean;
  mutate: (save: EntitySave<Fields>, then: { onSuccess: () => void; onError: (error: Error) => void }) => void;
}

interface EntityFormOptions<Item extends Entity, Fields> {
  item: Item | null;
  fieldsOf: (item: Item | null) => Fields;
  saving: EntitySaveMutation<Fields>;
  onSaved: () => void;
}

/** The state of a category's or artist's dialog: what is typed, its picture, and what someone else saved meanwhile. */
export function useEntityForm<Item extends Entity, Fields extends object>(options: EntityFormOptions<Item, Fields>) {
  const { item, fieldsOf, saving, onSaved } = options;
  const [form] = Form.useForm<Fields>();
  const [version, setVersion] = useState(item?.version);
  const [serverVersion, setServerVersion] = useState<Item | null>(null);
  const [dirty, setDirty] = useState(false);
  const touch = (): void => setDirty(true);
  const picture = useImageUpload(item?.imageUrl ?? null, touch);

  const refused = (error: unknown): void => {
    setServerVersion((editConflict(error) as Item | undefined) ?? null);
    form.setFields(fieldErrors(error) as Parameters<typeof form.setFields>[0]);
  };
  const save = (against: number | undefined): void => {
    const fields = form.getFieldsValue(true) as Fields;
    const body = { ...fields, imageUrl: picture.url, ...(against === undefined ? {} : { version: against }) };
    saving.mutate({ id: item?.id, body }, { onSuccess: onSaved, onError: refused });
  };
  const takeTheirs = (): void => {
    if (!serverVersion) return;
    form.setFieldsValue(fieldsOf(serverVersion));
    picture.reset(serverVersion.imageUrl);
    setVersion(serverVersion.version);
    setServerVersion(null);
    setDirty(false);
  };
  return {
    form,
    picture,
    serverVersion,
    dirty,
    touch,
    save: () => save(version),
    keepMine: () => save(serverVersion?.version),
    takeTheirs,
    later: () => setServerVersion(null),
    saving: saving.isPending,
    busy: saving.isPending || picture.uploads.busy,
  };
}
