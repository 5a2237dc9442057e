import { Alert, Col, CountItem, Form, Row, settingsQuery, Switch } from '@shop/admin-kit';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { ProductFields } from '../../rules/product-form.ts';
import { missingForSale } from '../../rules/sale-readiness.ts';
import styles from '../../styles/product-form.module.css';
import { MomentInput } from './moment-input.tsx';
import { PreviewLink } from './preview-link.tsx';

/** As many as the server takes. */
const MAX_PER_ORDER = 99;

interface SaleInputsProps {
  productId: string | undefined;
  /** How many images the product has. */
  images: number;
}

/** Whether and from when the shop shows and sells the product, and how many of it one order may have. */
export function SaleInputs({ productId, images }: SaleInputsProps) {
  const isLive = Form.useWatch<boolean>('isLive', { preserve: true }) ?? true;
  // Without the time zone of the shop, a time would be that of this browser.
  const isZoneKnown = useQuery(settingsQuery).data !== undefined;
  return (
    <fieldset className={styles.field}>
      <legend>In the shop</legend>
      <Form.Item
        name="isLive"
        label="Visible in the shop"
        valuePropName="checked"
        layout="horizontal"
        colon={false}
        extra={isLive ? undefined : 'A draft is nowhere in the shop, whatever its dates.'}
      >
        <Switch />
      </Form.Item>
      <Row gutter={16}>
        <Col xs={24} sm={9}>
          <Form.Item name="visibleFrom" label="Visible from">
            <MomentInput disabled={!isLive || !isZoneKnown} />
          </Form.Item>
        </Col>
        <Col xs={24} sm={9}>
          <Form.Item name="buyableFrom" label="On sale from" dependencies={['visibleFrom']} rules={[afterVisibleFrom]}>
            <MomentInput disabled={!isLive || !isZoneKnown} />
          </Form.Item>
        </Col>
        <Col xs={24} sm={6}>
          <CountItem name="mostPerOrder" label="At most per order" min={1} max={MAX_PER_ORDER} />
        </Col>
      </Row>
      <MissingForSale images={images} />
      {productId !== undefined && <PreviewLink productId={productId} />}
    </fieldset>
  );
}

/** Says without blocking what a sale at a moment ahead still lacks. */
function MissingForSale({ images }: { images: number }) {
  const form = Form.useFormInstance<ProductFields>();
  const fields = Form.useWatch((all: ProductFields) => all, { form, preserve: true }) as ProductFields | undefined;
  const [openedAt] = useState(() => Date.now());
  const missing = fields ? missingForSale(fields, { images, now: openedAt }) : [];
  return (
    <div aria-live="polite" className={styles.missing}>
      {missing.length > 0 && <Alert type="warning" showIcon title={`When the sale begins: ${missing.join(' ')}`} />}
    </div>
  );
}

type Fields = { getFieldValue: (name: keyof ProductFields) => unknown };

const afterVisibleFrom = ({ getFieldValue }: Fields) => ({
  validator: (_: unknown, buyableFrom: string | null) => {
    const visibleFrom = getFieldValue('visibleFrom');
    const isEarlier =
      typeof visibleFrom === 'string' && buyableFrom !== null && Date.parse(buyableFrom) < Date.parse(visibleFrom);
    return isEarlier ? Promise.reject(new Error('On sale from cannot be before Visible from')) : Promise.resolve();
  },
});
