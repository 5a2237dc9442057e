import { Button, classNames, Form, kitStyles, TextInput, TextItem } from '@shop/admin-kit';
import { CATALOG_TEXTS } from '@shop/contract';
import type { ProductFields } from '../../rules/product-form.ts';
import { labelOf, type SizeRow } from '../../rules/sizes/size-row.ts';
import { priceProblem, valuesProblem } from '../../rules/sizes/size-validation.ts';
import { PriceInput } from '../price-input.tsx';
import { StockInput } from '../stock-input.tsx';
import { WeightInput } from '../weight-input.tsx';
import { focusOnMount } from './focus-on-mount.ts';
import { SizeImage } from './size-image.tsx';
import sizesStyles from '../../styles/sizes.module.css';

interface SizeRowFieldsProps {
  /** The index in the form list. */
  index: number;
  optionNames: readonly string[];
  images: readonly string[];
  /** The stock field gets the focus. */
  focused: boolean;
  onChange: () => void;
  onRemove: () => void;
}

const toRule = (check: () => string | undefined) => ({
  validator: () => {
    const problem = check();
    return problem === undefined ? Promise.resolve() : Promise.reject(new Error(problem));
  },
});

/** One size. A saved size can be hidden, a new one removed: orders and carts may name a saved one. */
export function SizeRowFields({ index, optionNames, images, focused, onChange, onRemove }: SizeRowFieldsProps) {
  const form = Form.useFormInstance<ProductFields>();
  const row = Form.useWatch((fields: Partial<ProductFields>) => fields.variants?.[index], { form, preserve: true });
  const fields = (): ProductFields => form.getFieldsValue(true) as ProductFields;
  const label = labelOf(row?.values ?? []) || `size ${index + 1}`;
  const hidden = row?.isActive === false;
  const toggle = (): void => {
    form.setFieldValue(['variants', index, 'isActive'], hidden);
    onChange();
  };
  return (
    <li className={classNames(sizesStyles.size, kitStyles.formRow, hidden && sizesStyles.sizeHidden)}>
      {optionNames.map((option, position) => (
        <Form.Item
          key={position}
          name={[index, 'values', position]}
          label={option}
          {...(hidden && position === 0 ? { extra: 'Hidden' } : {})}
          rules={[toRule(() => valuesProblem(fields().variants, index, position))]}
        >
          <TextInput rule={CATALOG_TEXTS.sizeValue} aria-label={`${option} of size ${index + 1}`} />
        </Form.Item>
      ))}
      <StockInput
        name={[index, 'stockQuantity']}
        path={['variants', index, 'stockQuantity']}
        label="Stock"
        inputLabel={`Stock of ${label}`}
        inputRef={focused ? focusOnMount : null}
      />
      <TextItem
        name={[index, 'sku']}
        label="SKU"
        rule={CATALOG_TEXTS.sku}
        input={{ 'aria-label': `SKU of ${label}`, spellCheck: false }}
      />
      <SizePrice index={index} label={label} problem={() => priceProblem(fields().variants[index], fields().price)} />
      <WeightInput name={[index, 'weightOz']} label="Weight (oz)" inputLabel={`Weight of ${label}`} placeholder="Same" />
      {images.length > 1 && <SizeImage index={index} label={label} images={images} />}
      <HideButton row={row} label={label} onToggle={toggle} onRemove={onRemove} />
    </li>
  );
}

function SizePrice({ index, label, problem }: { index: number; label: string; problem: () => string | undefined }) {
  return (
    <Form.Item name={[index, 'priceOverride']} label="Price" dependencies={['price']} rules={[toRule(problem)]}>
      <PriceInput aria-label={`Price of ${label}`} placeholder="Same" />
    </Form.Item>
  );
}

interface HideButtonProps {
  row: SizeRow | undefined;
  label: string;
  onToggle: () => void;
  onRemove: () => void;
}

function HideButton({ row, label, onToggle, onRemove }: HideButtonProps) {
  const saved = row?.id !== undefined;
  const text = saved ? (row.isActive ? 'Hide' : 'Show') : 'Remove';
  return (
    <Button
      type="text"
      className={sizesStyles.sizeHide}
      danger={!saved}
      aria-label={`${text} ${label}`}
      onClick={saved ? onToggle : onRemove}
    >
      {text}
    </Button>
  );
}
