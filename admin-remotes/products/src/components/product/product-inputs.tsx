import { Checkbox, Col, Form, Input, InputNumber, Row, Select } from '@shop/admin-kit';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { adminArtistsQuery, adminCategoriesQuery } from '../../api/catalog-queries.ts';
import { priceInCents, priceText } from '../../rules/number-input.ts';
import { NO_ARTIST, type ProductFields } from '../../rules/product-form.ts';
import { sumOf } from '../../rules/sizes/size-row.ts';
import { type Choices, missingName } from './choices.ts';

const PRICE_RULE = {
  validator: (_: unknown, price: string | null) =>
    priceInCents(price) === undefined ? Promise.reject(new Error('Price must be a valid positive number')) : Promise.resolve(),
};

const DETAILS = [
  { name: 'fabricCare', label: 'Fabric and Care (Optional)' },
  { name: 'fit', label: 'Fit (Optional)' },
];

const FLAGS = [
  { name: 'isNew', label: 'New' },
  { name: 'isBestSeller', label: 'Best Seller' },
  { name: 'isArtistSeries', label: 'Artist Series' },
];

/** All inputs of the product form except images and video. */
export function ProductInputs() {
  return (
    <>
      <Row gutter={16}>
        <Col xs={24} sm={16}>
          <Form.Item name="name" label="Name" rules={[{ required: true, whitespace: true, message: 'Name is required' }]}>
            <Input maxLength={120} autoComplete="off" />
          </Form.Item>
        </Col>
        <Col xs={24} sm={8}>
          <Form.Item name="price" label="Price" required rules={[PRICE_RULE]}>
            <InputNumber<string>
              stringMode
              step="0.01"
              min="0"
              prefix="$"
              className="products-wide"
              changeOnWheel={false}
              parser={priceText}
            />
          </Form.Item>
        </Col>
      </Row>
      <Form.Item
        name="description"
        label="Description"
        rules={[{ required: true, whitespace: true, message: 'Description is required' }]}
      >
        <Input.TextArea maxLength={10_000} autoSize={{ minRows: 3, maxRows: 10 }} />
      </Form.Item>
      <Details />
      <CategoryArtistStock />
      <ColorField />
      <fieldset className="products-checks">
        <legend className="kit-visually-hidden">Flags</legend>
        {FLAGS.map(({ name, label }) => (
          <Form.Item key={name} name={name} valuePropName="checked" noStyle>
            <Checkbox>{label}</Checkbox>
          </Form.Item>
        ))}
      </fieldset>
    </>
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
        <InputNumber id="product-stock-sum" className="products-wide" value={sum} disabled />
      </Form.Item>
    );
  return (
    <Form.Item name="stockQuantity" label="Stock Quantity">
      <InputNumber min={0} max={1_000_000} precision={0} className="products-wide" changeOnWheel={false} />
    </Form.Item>
  );
}

const hasColorOption = ({ optionNames = [] }: Partial<ProductFields>): boolean =>
  optionNames.some((name) => /colou?r/i.test(name ?? ''));

/** Rows of their own on the product's page, below the description. */
function Details() {
  return (
    <Row gutter={16}>
      {DETAILS.map(({ name, label }) => (
        <Col key={name} xs={24} sm={12}>
          <Form.Item name={name} label={label}>
            <Input.TextArea maxLength={2_000} autoSize={{ minRows: 2, maxRows: 8 }} />
          </Form.Item>
        </Col>
      ))}
    </Row>
  );
}

/** The color in the shop's filter and in product feeds, unless an option names it. */
function ColorField() {
  const form = Form.useFormInstance<ProductFields>();
  const named = Form.useWatch(hasColorOption, { form, preserve: true });
  if (named) return null;
  return (
    <Row>
      <Col xs={24} sm={9}>
        <Form.Item name="color" label="Color (Optional)" extra="For the filter of the shop and for product feeds.">
          <Input maxLength={40} autoComplete="off" />
        </Form.Item>
      </Col>
    </Row>
  );
}
