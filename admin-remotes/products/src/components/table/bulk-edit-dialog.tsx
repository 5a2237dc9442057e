import { Col, Form, FormDialog, formatCents, Input, kitStyles, Row, Select, useDialogForm } from '@shop/admin-kit';
import { type AdminProduct, PRODUCT_FLAG_NAMES, PRODUCT_FLAGS, type ProductEditOutcome } from '@shop/contract';
import { useQuery } from '@tanstack/react-query';
import { adminArtistsQuery, adminCategoriesQuery } from '../../api/catalog-queries.ts';
import { countProducts, useEditProducts } from '../../api/edit-products.ts';
import { type BulkEdit, bulkEditsOf, KEEP, NO_BULK_EDIT, priceChangeOf, priceExamples } from '../../rules/bulk-edit.ts';
import { NO_ARTIST } from '../../rules/product-form.ts';
import styles from '../../styles/products.module.css';

const FORM = 'bulk-edit';

const KEPT = { value: KEEP, label: 'Keep' };
const DIRECTIONS = [KEPT, { value: 'raise', label: 'Raise by' }, { value: 'lower', label: 'Lower by' }];
const UNITS = [
  { value: 'percent', label: '%' },
  { value: 'dollars', label: '$' },
];
const FLAG_OPTIONS = [KEPT, { value: 'yes', label: 'Yes' }, { value: 'no', label: 'No' }];

interface BulkEditDialogProps {
  open: boolean;
  products: readonly AdminProduct[];
  onClose: () => void;
  onOutcomes: (outcomes: ProductEditOutcome[]) => void;
}

/** Price, category, artist and flags of several products; what says "Keep" stays as it is. */
export function BulkEditDialog({ open, products, onClose, onOutcomes }: BulkEditDialogProps) {
  const { dialog, inputs, submit } = useDialogForm<BulkEdit>({ onClose });
  const editing = useEditProducts(onOutcomes);
  const { data: categories } = useQuery(adminCategoriesQuery);
  const { data: artists } = useQuery(adminArtistsQuery);
  const save = (edit: BulkEdit): void => {
    const edits = bulkEditsOf(products, edit);
    if (edits.length === 0) dialog.onClose();
    else submit(() => editing.mutateAsync(edits));
  };
  return (
    <FormDialog
      open={open}
      title={`Edit ${countProducts(products.length)}`}
      submitText="Save changes"
      formId={FORM}
      width={560}
      {...dialog}
      busy={editing.isPending}
    >
      <Form {...inputs} id={FORM} name={FORM} layout="vertical" initialValues={NO_BULK_EDIT} onFinish={save}>
        <PriceFields products={products} />
        <Row gutter={16}>
          <Col xs={24} sm={12}>
            <Choice name="categoryId" label="Category" choices={categories} />
          </Col>
          <Col xs={24} sm={12}>
            <Choice name="artistId" label="Artist" choices={artists} none={{ value: NO_ARTIST, label: 'No artist' }} />
          </Col>
        </Row>
        <Row gutter={16}>
          {PRODUCT_FLAG_NAMES.map((name) => (
            <Col key={name} xs={24} sm={8}>
              <Form.Item name={name} label={PRODUCT_FLAGS[name]}>
                <Select options={FLAG_OPTIONS} />
              </Form.Item>
            </Col>
          ))}
        </Row>
      </Form>
    </FormDialog>
  );
}

interface ChoiceProps {
  name: 'categoryId' | 'artistId';
  label: string;
  choices: readonly { id: string; name: string }[] | undefined;
  none?: { value: string; label: string };
}

function Choice({ name, label, choices = [], none }: ChoiceProps) {
  const options = [KEPT, ...(none ? [none] : []), ...choices.map((choice) => ({ value: choice.id, label: choice.name }))];
  return (
    <Form.Item name={name} label={label}>
      <Select options={options} showSearch={{ optionFilterProp: 'label' }} />
    </Form.Item>
  );
}

const priceOf = ({ direction = KEEP, unit = 'percent', value = '' }: Partial<BulkEdit>) => ({ direction, unit, value });

/** The change of the price, and what it makes of the first ones. */
function PriceFields({ products }: { products: readonly AdminProduct[] }) {
  const form = Form.useFormInstance<BulkEdit>();
  const price = priceOf(Form.useWatch(priceOf, form) ?? {});
  const change = priceChangeOf(price);
  const rule = {
    validator: () =>
      priceChangeOf(priceOf(form.getFieldsValue()))
        ? Promise.resolve()
        : Promise.reject(new Error('Please enter a number above zero, for example 12.50')),
  };
  return (
    <fieldset className={styles.priceChange}>
      <legend className={kitStyles.visuallyHidden}>Price</legend>
      <Form.Item name="direction" label="Price">
        <Select options={DIRECTIONS} />
      </Form.Item>
      {price.direction !== KEEP && (
        <>
          <Form.Item name="value" label="By how much" rules={[rule]}>
            <Input inputMode="decimal" autoComplete="off" maxLength={14} />
          </Form.Item>
          <Form.Item name="unit" label="Percent or dollars">
            <Select options={UNITS} />
          </Form.Item>
        </>
      )}
      {change && (
        <ul className={styles.priceExamples} aria-label="New prices">
          {priceExamples(products, change).map(({ id, name, before, after }) => (
            <li key={id}>
              {name}: {formatCents(before)} → {after === undefined ? 'not a price' : formatCents(after)}
            </li>
          ))}
        </ul>
      )}
    </fieldset>
  );
}
