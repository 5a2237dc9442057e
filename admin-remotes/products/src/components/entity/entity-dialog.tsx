import { Form, FormDialog, type FormInstance } from '@shop/admin-kit';
import type { ReactNode } from 'react';
import { EditConflict, Pictures, type ConflictRow } from '../edit-conflict.tsx';
import { ImageField } from './image-field.tsx';
import { type Entity, type EntitySaveMutation, useEntityForm } from './use-entity-form.ts';

/** What a dialog says when it creates, and when it edits. */
interface DialogTexts {
  title: string;
  submit: string;
}

interface EntityDialogProps<Item extends Entity, Fields> {
  open: boolean;
  /** Null creates one. */
  item: Item | null;
  onClose: () => void;
  thing: 'category' | 'artist';
  creating: DialogTexts;
  editing: DialogTexts;
  saving: EntitySaveMutation<Fields>;
  fieldsOf: (item: Item | null) => Fields;
  /** How the fields are called when two versions are compared. */
  labels: Record<keyof Fields & string, string>;
  picture: { legend: string; uploadText: string };
  onValuesChange?: (changed: Partial<Fields>, form: FormInstance<Fields>) => void;
  /** The inputs; the picture stands below them. */
  children: ReactNode;
}

/** Creates or edits a category or an artist. */
export function EntityDialog<Item extends Entity, Fields extends object>(props: EntityDialogProps<Item, Fields>) {
  const { open, item, onClose, thing, fieldsOf, labels, picture, onValuesChange, children } = props;
  const texts = item ? props.editing : props.creating;
  const state = useEntityForm({ item, fieldsOf, saving: props.saving, onSaved: onClose });
  const formId = `${thing}-form`;
  return (
    <>
      <FormDialog
        open={open}
        title={texts.title}
        dirty={state.dirty}
        busy={state.busy}
        submitText={texts.submit}
        formId={formId}
        width={640}
        onClose={onClose}
      >
        <Form<Fields>
          id={formId}
          className="products-form"
          name={thing}
          form={state.form}
          layout="vertical"
          initialValues={fieldsOf(item)}
          scrollToFirstError={{ focus: true }}
          onValuesChange={(changed) => {
            state.touch();
            onValuesChange?.(changed, state.form);
          }}
          onFinish={state.save}
        >
          {children}
          <ImageField {...picture} url={state.picture.url} uploads={state.picture.uploads} onRemove={state.picture.remove} />
        </Form>
      </FormDialog>
      <EditConflict
        thing={thing}
        versions={
          state.serverVersion &&
          compare(
            labels,
            state.form.getFieldsValue(true) as Fields,
            state.picture.url,
            fieldsOf(state.serverVersion),
            state.serverVersion.imageUrl,
          )
        }
        saving={state.saving}
        onKeepMine={state.keepMine}
        onTakeTheirs={state.takeTheirs}
        onLater={state.later}
      />
    </>
  );
}

/** Where two versions differ, in words. */
function compare<Fields extends object>(
  labels: Record<keyof Fields & string, string>,
  mine: Fields,
  myPicture: string | null,
  theirs: Fields,
  theirPicture: string | null,
): ConflictRow[] {
  const fields = (Object.keys(labels) as (keyof Fields & string)[])
    .map((field) => ({ label: labels[field], mine: displayValue(mine[field]), theirs: displayValue(theirs[field]) }))
    .filter((row) => row.mine !== row.theirs);
  if (myPicture === theirPicture) return fields;
  const pictures = (url: string | null): ReactNode => <Pictures urls={url ? [url] : []} />;
  return [...fields, { label: 'Image', mine: pictures(myPicture), theirs: pictures(theirPicture) }];
}

function displayValue(value: unknown): string {
  if (typeof value === 'boolean') return value ? 'Yes' : 'No';
  return typeof value === 'string' ? value.trim() : '';
}
