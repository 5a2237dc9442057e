import { Form, type FormInstance, Select, TextItem } from '@shop/admin-kit';
import { type AdminCategory, CATALOG_TEXTS, slugOf } from '@shop/contract';
import { useRef } from 'react';
import { useSaveCategory } from '../../api/save-item.ts';
import { guideProblem, guideText, type SizeGuide, trimmedGuide } from '../../rules/sizes/size-guide.ts';
import { SizeGuideField } from '../size-guide/size-guide-field.tsx';
import { EntityDialog } from './entity-dialog.tsx';
import type { EntitySaveMutation } from './use-entity-form.ts';

type CategoryFields = Pick<AdminCategory, 'name' | 'slug' | 'taxKind' | 'sizeGuide'>;

interface CategoryDialogProps {
  open: boolean;
  /** Null creates a category. */
  item: AdminCategory | null;
  onClose: () => void;
}

const LABELS = { name: 'Name', slug: 'Slug', taxKind: 'Taxed as', sizeGuide: 'Size guide' };

const TAX_KINDS: Readonly<Record<AdminCategory['taxKind'], string>> = { clothing: 'Clothing', other: 'Other goods' };

const GUIDE_RULE = {
  validator: (_: unknown, guide: SizeGuide | null) => {
    const problem = guideProblem(guide);
    return problem === undefined ? Promise.resolve() : Promise.reject(new Error(problem));
  },
};

/** Saves without empty rows of the size guide. */
function useSaveTrimmed(): EntitySaveMutation<CategoryFields> {
  const { isPending, mutateAsync } = useSaveCategory();
  return {
    isPending,
    mutateAsync: ({ id, body }, keyed) => mutateAsync({ id, body: { ...body, sizeGuide: trimmedGuide(body.sizeGuide) } }, keyed),
  };
}

const fieldsOf = (category: AdminCategory | null): CategoryFields => ({
  name: category?.name ?? '',
  slug: category?.slug ?? '',
  taxKind: category?.taxKind ?? 'clothing',
  sizeGuide: category?.sizeGuide ?? null,
});

export function CategoryDialog(props: CategoryDialogProps) {
  const isNew = props.item === null;
  // The slug is derived from the name until it is edited, and never for a saved category, whose URL may be bookmarked.
  const derivesSlug = useRef(isNew);
  const onValuesChange = ({ name, slug }: Partial<CategoryFields>, form: FormInstance<CategoryFields>): void => {
    if (slug !== undefined) derivesSlug.current = slug === '' && isNew;
    else if (name !== undefined && derivesSlug.current) form.setFieldsValue({ slug: slugOf(name) });
  };
  return (
    <EntityDialog
      {...props}
      kind="category"
      createTexts={{ title: 'Create New Category', submit: 'Create Category' }}
      editTexts={{ title: 'Edit Category', submit: 'Update Category' }}
      saving={useSaveTrimmed()}
      fieldsOf={fieldsOf}
      labels={LABELS}
      textOf={{ taxKind: ({ taxKind }) => TAX_KINDS[taxKind], sizeGuide: ({ sizeGuide }) => guideText(sizeGuide) }}
      image={{ legend: 'Category Image', uploadText: 'Upload Image' }}
      onValuesChange={onValuesChange}
    >
      <TextItem name="name" label={LABELS.name} rule={CATALOG_TEXTS.categoryName} />
      <SlugItem />
      <Form.Item name="taxKind" label={LABELS.taxKind} extra="Some states tax clothing less than other goods.">
        <Select options={Object.entries(TAX_KINDS).map(([value, label]) => ({ value, label }))} />
      </Form.Item>
      <Form.Item name="sizeGuide" label="Size guide in inches (optional)" validateTrigger={[]} rules={[GUIDE_RULE]}>
        <SizeGuideField />
      </Form.Item>
    </EntityDialog>
  );
}

/** A name without letters of the alphabet, for example an emoji, suggests no slug. */
function SlugItem() {
  const name = Form.useWatch<string | undefined>('name') ?? '';
  const hint = name.trim() !== '' && slugOf(name) === '' ? ' This name suggests none: type one, for example new-prints.' : '';
  return (
    <TextItem
      name="slug"
      label={LABELS.slug}
      rule={CATALOG_TEXTS.slug}
      extra={`The category's part of the shop's address.${hint}`}
      input={{ spellCheck: false }}
    />
  );
}
