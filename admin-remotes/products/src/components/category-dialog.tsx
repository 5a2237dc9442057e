import { Form, FormDialog, Input } from '@shop/admin-kit';
import type { AdminCategory } from '@shop/contract';
import { useRef, useState } from 'react';
import { useSaveCategory } from '../api/save-category.ts';
import { fieldProblems } from '../rules/field-problems.ts';
import { slugOf } from '../rules/slug.ts';
import { PictureField } from './picture-field.tsx';
import { usePicture } from './use-picture.ts';

interface CategoryFields {
  name: string;
  slug: string;
}

interface CategoryDialogProps {
  open: boolean;
  /** Null creates one. */
  category: AdminCategory | null;
  onClose: () => void;
}

const SLUG_RULES = [
  { required: true, whitespace: true, message: 'Slug is required' },
  { pattern: /^[a-z0-9-]+$/, message: 'Slug may only contain lowercase letters, numbers and hyphens' },
];

export function CategoryDialog({ open, category, onClose }: CategoryDialogProps) {
  const [form] = Form.useForm<CategoryFields>();
  const [dirty, setDirty] = useState(false);
  const touch = (): void => setDirty(true);
  const picture = usePicture(category?.imageUrl ?? null, touch);
  const saving = useSaveCategory();
  // Only of a new category: addresses of a known one are bookmarked. What was written by hand stays.
  const slugFollows = useRef(category === null);
  const changed = ({ name, slug }: Partial<CategoryFields>): void => {
    touch();
    if (slug !== undefined) slugFollows.current = slug === '' && category === null;
    else if (name !== undefined && slugFollows.current) form.setFieldsValue({ slug: slugOf(name) });
  };
  const save = ({ name, slug }: CategoryFields): void =>
    saving.mutate(
      { id: category?.id, body: { name: name.trim(), slug: slug.trim(), imageUrl: picture.url } },
      { onSuccess: onClose, onError: (error) => form.setFields(fieldProblems(error) as Parameters<typeof form.setFields>[0]) },
    );
  return (
    <FormDialog
      open={open}
      title={category ? 'Edit Category' : 'Create New Category'}
      dirty={dirty}
      busy={saving.isPending || picture.uploads.busy}
      submitText={category ? 'Update Category' : 'Create Category'}
      formId="category-form"
      width={560}
      onClose={onClose}
    >
      <Form
        id="category-form"
        className="products-form"
        name="category"
        form={form}
        layout="vertical"
        initialValues={{ name: category?.name ?? '', slug: category?.slug ?? '' }}
        onValuesChange={changed}
        onFinish={save}
      >
        <Form.Item name="name" label="Name" rules={[{ required: true, whitespace: true, message: 'Name is required' }]}>
          <Input maxLength={120} autoComplete="off" />
        </Form.Item>
        <Form.Item name="slug" label="Slug" rules={SLUG_RULES} extra="The category's part of the shop's address.">
          <Input maxLength={120} autoComplete="off" spellCheck={false} />
        </Form.Item>
        <PictureField
          legend="Category Image"
          url={picture.url}
          uploads={picture.uploads}
          uploadText="Upload Image"
          onRemove={picture.remove}
        />
      </Form>
    </FormDialog>
  );
}
