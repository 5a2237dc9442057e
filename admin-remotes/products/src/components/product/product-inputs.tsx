import { Checkbox, Col, Form, Input, kitStyles, Row, Select, TextItem } from '@shop/admin-kit';
import {
  PRODUCT_FLAG_NAMES,
  PRODUCT_FLAGS,
  PRODUCT_TEXT_NAMES,
  PRODUCT_TEXTS,
  type ProductText,
  productTextRule,
} from '@shop/contract';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { adminArtistsQuery, adminCategoriesQuery } from '../../api/catalog-queries.ts';
import { priceInCents } from '../../rules/number-input.ts';
import { NO_ARTIST, type ProductFields } from '../../rules/product-form.ts';
import { sumOf } from '../../rules/sizes/size-row.ts';
import { PriceInput } from '../price-input.tsx';
import { StockInput } from '../stock-input.tsx';
import { WeightInput } from '../weight-input.tsx';
import { type Choices, missingName } from './choices.ts';
import styles from '../../styles/products.module.css';

const PRICE_RULE = {
  validator: (_: unknown, price: string | null) =>
    priceInCents(price) === undefined ? Promise.reject(new Error('Price must be a valid positive number')) : Promise.resolve(),
};

/** The color has a place of its own. */
const DETAILS = PRODUCT_TEXT_NAMES.filter((name) => !PRODUCT_TEXTS[name].required && name !== 'color');

/** All inputs of the product form except images and video. */
export function ProductInputs() {
  return (
    <>
      <Row gutter={16}>
        <Col xs={24} sm={16}>
          <TextField name="name" />
        </Col>
        <Col xs={24} sm={8}>
          <Form.Item name="price" label="Price" required rules={[PRICE_RULE]}>
            <PriceInput />
          </Form.Item>
        </Col>
      </Row>
      <TextField name="description" />
      <Details />
      <CategoryArtistStock />
      <ColorAndWeight />
      <fieldset className={styles.checks}>
        <legend className={kitStyles.visuallyHidden}>Flags</legend>
        {PRODUCT_FLAG_NAMES.map((name) => (
          <Form.Item key={name} name={name} valuePropName="checked" noStyle>
            <Checkbox>{PRODUCT_FLAGS[name]}</Checkbox>
          </Form.Item>
        ))}
      </fieldset>
    </>
  );
}

function TextField({ name }: { name: ProductText }) {
  const { label, hint, required, choices } = PRODUCT_TEXTS[name];
  if (choices) return <ChoiceField name={name} />;
  const rows = required ? { minRows: 3, maxRows: 10 } : { minRows: 2, maxRows: 8 };
  return (
    <TextItem
      name={name}
      label={required ? label : `${label} (Optional)`}
      extra={hint}
      rule={productTextRule(name)}
      rows={rows}
    />
  );
}

/** A text with few values; an empty one is stored as none. */
function ChoiceField({ name }: { name: ProductText }) {
  const { label, hint, choices = [] } = PRODUCT_TEXTS[name];
  const options = [{ value: '', label: 'Not stated' }, ...choices.map((choice) => ({ value: choice, label: choice }))];
  return (
    <Form.Item name={name} label={`${label} (Optional)`} extra={hint}>
      <Select options={options} />
    </Form.Item>
  );
}

function CategoryArtistStock() {
  const categories = selectOf(useQuery(adminCategoriesQuery), 'categories');
  const artists = selectOf(useQuery(adminArtistsQuery), 'artists');
  return (
    <Row gutter={16}>
      <Col xs={24} sm={9}>
        <Form.Item name="categoryId" label="Category" rules={[{ required: true, message: 'Category is required' }]}>
          <Select {...categories} placeholder="Select a category" showSearch={{ optionFilterProp: 'label' }} />
        </Form.Item>
      </Col>
      <Col xs={24} sm={9}>
        <Form.Item name="artistId" label="Artist (Optional)">
          <Select
            {...artists}
            options={[{ value: NO_ARTIST, label: 'No artist' }, ...artists.options]}
            showSearch={{ optionFilterProp: 'label' }}
          />
        </Form.Item>
      </Col>
      <Col xs={24} sm={6}>
        <StockQuantity />
      </Col>
    </Row>
  );
}

/** The properties of a select that offers `choices`. */
function selectOf(choices: Choices, plural: string) {
  const { data, isError, isFetching, refetch } = choices;
  const missing = missingName(choices, plural);
  return {
    options: (data ?? []).map(({ id, name }) => ({ value: id, label: name })),
    loading: isFetching && !data,
    notFoundContent: data ? `No ${plural} found` : missing,
    // Without its option, antd would show the id of a choice.
    labelRender: ({ label }: { label?: ReactNode }) => label ?? missing,
    onOpenChange: (open: boolean) => void (open && isError && refetch()),
  };
}

const sumOfSizes = ({ variants = [] }: Partial<ProductFields>): number | null => (variants.length > 0 ? sumOf(variants) : null);

/** The sum of the sizes cannot be edited. */
function StockQuantity() {
  const form = Form.useFormInstance<ProductFields>();
  const sum = Form.useWatch(sumOfSizes, { form, preserve: true });
  if (sum !== null)
    return (
      <Form.Item label="Stock Quantity" htmlFor="product-stock-sum" extra="Counted by size below">
        <Input id="product-stock-sum" value={sum} disabled />
      </Form.Item>
    );
  return <StockInput name="stockQuantity" path={['stockQuantity']} label="Stock Quantity" />;
}

const hasColorOption = ({ optionNames = [] }: Partial<ProductFields>): boolean =>
  optionNames.some((name) => /colou?r/i.test(name ?? ''));

/** Rows of their own on the product's page, below the description. */
function Details() {
  return (
    <Row gutter={16}>
      {DETAILS.map((name) => (
        <Col key={name} xs={24} sm={12}>
          <TextField name={name} />
        </Col>
      ))}
    </Row>
  );
}

/** The color in the shop's filter and in product feeds, unless an option names it. */
function ColorAndWeight() {
  const form = Form.useFormInstance<ProductFields>();
  const named = Form.useWatch(hasColorOption, { form, preserve: true });
  return (
    <Row gutter={16}>
      {!named && (
        <Col xs={24} sm={9}>
          <TextField name="color" />
        </Col>
      )}
      <Col xs={24} sm={9}>
        <WeightInput name="weightOz" label="Weight in Ounces (Optional)" />
      </Col>
    </Row>
  );
}
