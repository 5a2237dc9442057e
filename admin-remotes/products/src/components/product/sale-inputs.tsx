import { Col, CountItem, Form, Row, settingsQuery, Switch } from '@shop/admin-kit';
import { useQuery } from '@tanstack/react-query';
import type { ProductFields } from '../../rules/product-form.ts';
import styles from '../../styles/product-form.module.css';
import { MomentInput } from './moment-input.tsx';
import { PreviewLink } from './preview-link.tsx';

/** As many as the server takes. */
const MAX_PER_ORDER = 99;

/** Whether and from when the shop shows and sells the product, and how many of it one order may have. */
export function SaleInputs({ productId }: { productId: string | undefined }) {
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
      {productId !== undefined && <PreviewLink productId={productId} />}
    </fieldset>
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
