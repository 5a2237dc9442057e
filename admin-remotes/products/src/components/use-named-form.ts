import { Form } from '@shop/admin-kit';
import { useState } from 'react';
import { fieldProblems, savedMeanwhile } from '../api/refusals.ts';
import { usePicture } from './use-picture.ts';

/** What categories and artists have in common. */
export interface Named {
  id: string;
  name: string;
  imageUrl: string | null;
  /** Sent back when saving, to notice the save of another admin. */
  version: number;
}

/** What is sent; `id` undefined creates. */
interface NamedSave<Fields> {
  id: string | undefined;
  body: Fields & { imageUrl: string | null; version?: number };
}

/** The mutation that saves, as far as a dialog needs it. */
export interface NamedSaving<Fields> {
  isPending: boolean;
  mutate: (save: NamedSave<Fields>, then: { onSuccess: () => void; onError: (error: Error) => void }) => void;
}

interface NamedFormOptions<Item extends Named, Fields> {
  item: Item | null;
  fieldsOf: (item: Item | null) => Fields;
  saving: NamedSaving<Fields>;
  onSaved: () => void;
}

/** The state of a category's or artist's dialog: what is typed, its picture, and what someone else saved meanwhile. */
export function useNamedForm<Item extends Named, Fields extends object>(options: NamedFormOptions<Item, Fields>) {
  const { item, fieldsOf, saving, onSaved } = options;
  const [form] = Form.useForm<Fields>();
  const [version, setVersion] = useState(item?.version);
  const [rival, setRival] = useState<Item | null>(null);
  const [dirty, setDirty] = useState(false);
  const touch = (): void => setDirty(true);
  const picture = usePicture(item?.imageUrl ?? null, touch);

  const refused = (error: unknown): void => {
    setRival((savedMeanwhile(error) as Item | undefined) ?? null);
    form.setFields(fieldProblems(error) as Parameters<typeof form.setFields>[0]);
  };
  const save = (against: number | undefined): void => {
    const fields = form.getFieldsValue(true) as Fields;
    const body = { ...fields, imageUrl: picture.url, ...(against === undefined ? {} : { version: against }) };
    saving.mutate({ id: item?.id, body }, { onSuccess: onSaved, onError: refused });
  };
  const takeTheirs = (): void => {
    if (!rival) return;
    form.setFieldsValue(fieldsOf(rival));
    picture.reset(rival.imageUrl);
    setVersion(rival.version);
    setRival(null);
    setDirty(false);
  };
  return {
    form,
    picture,
    rival,
    dirty,
    touch,
    save: () => save(version),
    keepMine: () => save(rival?.version),
    takeTheirs,
    later: () => setRival(null),
    saving: saving.isPending,
    busy: saving.isPending || picture.uploads.busy,
  };
}
