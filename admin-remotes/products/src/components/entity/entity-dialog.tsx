import { type ConflictRow, EditConflict, Form, FormDialog, type FormInstance, kitStyles, type Merge } from '@shop/admin-kit';
import type { ReactNode } from 'react';
import { ImageList } from '../image-list.tsx';
import { ImageField } from './image-field.tsx';
import { type Entity, type EntityInput, type EntitySaveMutation, useEntityForm } from './use-entity-form.ts';

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
  const state = useEntityForm({ item, fieldsOf, saving: props.saving, onClose });
  const formId = `${kind}-form`;
  const { conflict } = state;
  return (
    <>
      <FormDialog
        open={open}
        title={texts.title}
        {...state.dialog}
        busy={state.busy}
        submitText={texts.submit}
        formId={formId}
        width={640}
      >
        <Form<Fields>
          id={formId}
          className={kitStyles.formRoomy}
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
      <EditConflict kind={kind} rows={conflict && conflictRows(conflict, labels, props.textOf)} {...state.answers} />
    </>
  );
}

/** The contested fields, as text or image. */
function conflictRows<Fields extends object>(
  { contested, keepMine, takeTheirs }: Merge<EntityInput<Fields>>,
  labels: Record<keyof Fields & string, string>,
  textOf: TextOf<Fields> = {},
): ConflictRow[] {
  return contested.map((field) => {
    if (field === 'imageUrl') return { label: 'Image', mine: imageOf(keepMine), theirs: imageOf(takeTheirs) };
    const shown = (input: Fields): string => textOf[field]?.(input) ?? displayValue(input[field]);
    return { label: labels[field], mine: shown(keepMine), theirs: shown(takeTheirs) };
  });
}

const imageOf = ({ imageUrl }: { imageUrl: string | null }): ReactNode => <ImageList urls={imageUrl ? [imageUrl] : []} />;

function displayValue(value: unknown): string {
  if (typeof value === 'boolean') return value ? 'Yes' : 'No';
  return typeof value === 'string' ? value.trim() : '';
}
