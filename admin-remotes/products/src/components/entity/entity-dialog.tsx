import { type ConflictRow, EditConflict, Form, FormDialog, type FormInstance } from '@shop/admin-kit';
import type { ReactNode } from 'react';
import { ImageList } from '../image-list.tsx';
import { ImageField } from './image-field.tsx';
import { type Entity, type EntitySaveMutation, useEntityForm } from './use-entity-form.ts';

interface DialogTexts {
  title: string;
  submit: string;
}

type TextOf<Fields> = Partial<Record<keyof Fields, (fields: Fields) => string>>;

interface EntityDialogProps<Item extends Entity, Fields> {
  open: boolean;
  /** Null creates an entity. */
  item: Item | null;
  onClose: () => void;
  kind: 'category' | 'artist';
  createTexts: DialogTexts;
  editTexts: DialogTexts;
  saving: EntitySaveMutation<Fields>;
  fieldsOf: (item: Item | null) => Fields;
  /** The labels of the fields in an edit conflict. */
  labels: Record<keyof Fields & string, string>;
  /** Texts of fields that are neither text nor a switch. */
  textOf?: TextOf<Fields>;
  image: { legend: string; uploadText: string };
  onValuesChange?: (changed: Partial<Fields>, form: FormInstance<Fields>) => void;
  /** The inputs; the image field follows them. */
  children: ReactNode;
}

/** Creates or edits a category or an artist. */
export function EntityDialog<Item extends Entity, Fields extends object>(props: EntityDialogProps<Item, Fields>) {
  const { open, item, onClose, kind, fieldsOf, labels, image, onValuesChange, children } = props;
  const texts = item ? props.editTexts : props.createTexts;
  const state = useEntityForm({ item, fieldsOf, saving: props.saving, onSaved: onClose });
  const formId = `${kind}-form`;
  const { serverVersion } = state;
  const mine = (): Version<Fields> => ({ fields: state.form.getFieldsValue(true) as Fields, imageUrl: state.image.url });
  const theirs = serverVersion && { fields: fieldsOf(serverVersion), imageUrl: serverVersion.imageUrl };
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
          name={kind}
          form={state.form}
          layout="vertical"
          initialValues={fieldsOf(item)}
          scrollToFirstError={{ focus: true }}
          onValuesChange={(changed) => {
            state.markDirty();
            onValuesChange?.(changed, state.form);
          }}
          onFinish={state.save}
        >
          {children}
          <ImageField {...image} url={state.image.url} uploads={state.image.uploads} onRemove={state.image.remove} />
        </Form>
      </FormDialog>
      <EditConflict
        kind={kind}
        rows={theirs && compareVersions(labels, mine(), theirs, props.textOf)}
        saving={state.saving}
        onKeepMine={state.keepMine}
        onTakeTheirs={state.takeTheirs}
        onDismiss={state.dismissConflict}
      />
    </>
  );
}

interface Version<Fields> {
  fields: Fields;
  imageUrl: string | null;
}

/** The fields that differ, as text or image. */
function compareVersions<Fields extends object>(
  labels: Record<keyof Fields & string, string>,
  mine: Version<Fields>,
  theirs: Version<Fields>,
  textOf: TextOf<Fields> = {},
): ConflictRow[] {
  const shown = (fields: Fields, field: keyof Fields): string => textOf[field]?.(fields) ?? displayValue(fields[field]);
  const rows: ConflictRow[] = (Object.keys(labels) as (keyof Fields & string)[])
    .map((field) => ({
      label: labels[field],
      mine: shown(mine.fields, field),
      theirs: shown(theirs.fields, field),
    }))
    .filter((row) => row.mine !== row.theirs);
  if (mine.imageUrl === theirs.imageUrl) return rows;
  const imageOf = ({ imageUrl }: Version<Fields>): ReactNode => <ImageList urls={imageUrl ? [imageUrl] : []} />;
  return [...rows, { label: 'Image', mine: imageOf(mine), theirs: imageOf(theirs) }];
}

function displayValue(value: unknown): string {
  if (typeof value === 'boolean') return value ? 'Yes' : 'No';
  return typeof value === 'string' ? value.trim() : '';
}
