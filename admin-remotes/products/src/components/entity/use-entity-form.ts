import { fieldErrors, Form } from '@shop/admin-kit';
import { useState } from 'react';
import { editConflict } from '../../api/save-errors.ts';
import { useImageUpload } from './use-image-upload.ts';

/** The fields that categories and artists share. */
export interface Entity {
  id: string;
  name: string;
  imageUrl: string | null;
  /** Sent with a save, so that the server detects a save by another admin. */
  version: number;
}

interface EntitySave<Fields> {
  /** Undefined creates an entity. */
  id: string | undefined;
  body: Fields & { imageUrl: string | null; version?: number };
}

/** The part of a TanStack mutation that the form uses. */
export interface EntitySaveMutation<Fields> {
  isPending: boolean;
  mutate: (save: EntitySave<Fields>, callbacks: { onSuccess: () => void; onError: (error: Error) => void }) => void;
}

interface EntityFormOptions<Item extends Entity, Fields> {
  item: Item | null;
  fieldsOf: (item: Item | null) => Fields;
  saving: EntitySaveMutation<Fields>;
  onSaved: () => void;
}

/** The state of a category or artist dialog: input, image, and the version that another admin saved meanwhile. */
export function useEntityForm<Item extends Entity, Fields extends object>(options: EntityFormOptions<Item, Fields>) {
  const { item, fieldsOf, saving, onSaved } = options;
  const [form] = Form.useForm<Fields>();
  const [version, setVersion] = useState(item?.version);
  const [serverVersion, setServerVersion] = useState<Item | null>(null);
  const [dirty, setDirty] = useState(false);
  const markDirty = (): void => setDirty(true);
  const image = useImageUpload(item?.imageUrl ?? null, markDirty);

  const onError = (error: unknown): void => {
    setServerVersion((editConflict(error) as Item | undefined) ?? null);
    form.setFields(fieldErrors(error) as Parameters<typeof form.setFields>[0]);
  };
  const onSuccess = (): void => {
    setServerVersion(null);
    onSaved();
  };
  const save = (baseVersion: number | undefined): void => {
    const fields = form.getFieldsValue(true) as Fields;
    const body = { ...fields, imageUrl: image.url, ...(baseVersion === undefined ? {} : { version: baseVersion }) };
    saving.mutate({ id: item?.id, body }, { onSuccess, onError });
  };
  const takeTheirs = (): void => {
    if (!serverVersion) return;
    form.setFieldsValue(fieldsOf(serverVersion));
    image.reset(serverVersion.imageUrl);
    setVersion(serverVersion.version);
    setServerVersion(null);
    setDirty(false);
  };
  return {
    form,
    image,
    serverVersion,
    dirty,
    markDirty,
    save: () => save(version),
    keepMine: () => save(serverVersion?.version),
    takeTheirs,
    dismissConflict: () => setServerVersion(null),
    saving: saving.isPending,
    busy: saving.isPending || image.uploads.busy,
  };
}
