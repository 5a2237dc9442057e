import { fieldErrors, Form, type Merge, mergeConflict, useEditConflict } from '@shop/admin-kit';
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

/** The input of the form, with its image. */
export type EntityInput<Fields> = Fields & { imageUrl: string | null };

/** The state of a category or artist dialog: input, image, and the fields that another admin changed too. */
export function useEntityForm<Item extends Entity, Fields extends object>(options: EntityFormOptions<Item, Fields>) {
  const { item, fieldsOf, saving, onSaved } = options;
  const [form] = Form.useForm<Fields>();
  const [base, setBase] = useState(item);
  const [dirty, setDirty] = useState(false);
  const markDirty = (): void => setDirty(true);
  const image = useImageUpload(item?.imageUrl ?? null, markDirty);

  const save = (input: EntityInput<Fields>, against: Item | null): void => {
    const body = { ...input, ...(against ? { version: against.version } : {}) };
    saving.mutate({ id: item?.id, body }, { onSuccess, onError: (error) => onError(error, input, against) });
  };
  const show = ({ imageUrl, ...fields }: EntityInput<Fields>, saved: Item): void => {
    form.setFieldsValue(fields as unknown as Parameters<typeof form.setFieldsValue>[0]);
    image.reset(imageUrl);
    setBase(saved);
  };
  const { resolve, ...answers } = useEditConflict<EntityInput<Fields>, Item, Merge<EntityInput<Fields>>>({ show, save });
  const onError = (error: unknown, input: EntityInput<Fields>, against: Item | null): void => {
    const saved = editConflict(error) as Item | undefined;
    if (saved && against) {
      const versionOf = (one: Item): EntityInput<Fields> => trimmed({ ...fieldsOf(one), imageUrl: one.imageUrl });
      const merge = mergeConflict(versionOf(against), trimmed(input), versionOf(saved));
      resolve(merge, saved, merge.contested.length > 0);
    }
    form.setFields(fieldErrors(error) as Parameters<typeof form.setFields>[0]);
  };
  const onSuccess = (): void => {
    answers.dismissConflict();
    onSaved();
  };
  return {
    form,
    image,
    dirty,
    markDirty,
    save: () => save({ ...(form.getFieldsValue(true) as Fields), imageUrl: image.url }, base),
    ...answers,
    saving: saving.isPending,
    busy: saving.isPending || image.uploads.busy,
  };
}

/** Without the spaces around texts, which the server removes too. */
const trimmed = <Input extends object>(input: Input): Input =>
  Object.fromEntries(
    Object.entries(input).map(([field, value]) => [field, typeof value === 'string' ? value.trim() : (value as unknown)]),
  ) as Input;
