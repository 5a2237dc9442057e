import { type Keyed, type Merge, mergeConflict, useDialogForm, useVersionedForm } from '@shop/admin-kit';
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
  mutateAsync: (save: EntitySave<Fields>, keyed: Keyed) => Promise<unknown>;
}

interface EntityFormOptions<Item extends Entity, Fields> {
  item: Item | null;
  fieldsOf: (item: Item | null) => Fields;
  saving: EntitySaveMutation<Fields>;
  onClose: () => void;
}

/** The input of the form, with its image. */
export type EntityInput<Fields> = Fields & { imageUrl: string | null };

/** The state of a category or artist dialog: input, image, and the fields that another admin changed too. */
export function useEntityForm<Item extends Entity, Fields extends object>(options: EntityFormOptions<Item, Fields>) {
  const { item, fieldsOf, saving, onClose } = options;
  const state = useDialogForm<Fields>({ onClose });
  const { form } = state;
  const image = useImageUpload(item?.imageUrl ?? null, state.markDirty);
  const versionOf = (one: Item): EntityInput<Fields> => trimmed({ ...fieldsOf(one), imageUrl: one.imageUrl });
  const { save, answers, conflict } = useVersionedForm<Fields, EntityInput<Fields>, Item, Merge<EntityInput<Fields>>>(state, {
    item,
    save: (input, against, keyed) =>
      saving.mutateAsync({ id: item?.id, body: { ...input, ...(against ? { version: against.version } : {}) } }, keyed),
    merge: (base, mine, theirs) => mergeConflict(versionOf(base), trimmed(mine), versionOf(theirs)),
    show: ({ imageUrl, ...fields }) => {
      form.setFieldsValue(fields as unknown as Parameters<typeof form.setFieldsValue>[0]);
      image.reset(imageUrl);
    },
  });
  return {
    ...state,
    image,
    save: () => save({ ...(form.getFieldsValue(true) as Fields), imageUrl: image.url }),
    conflict,
    answers: { ...answers, saving: saving.isPending },
    busy: saving.isPending || image.uploads.busy,
  };
}

/** Without the spaces around texts, which the server removes too. */
const trimmed = <Input extends object>(input: Input): Input =>
  Object.fromEntries(
    Object.entries(input).map(([field, value]) => [field, typeof value === 'string' ? value.trim() : (value as unknown)]),
  ) as Input;
