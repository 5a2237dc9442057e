import { Form, InputNumber, Select } from '@shop/admin-kit';
import type { FormValues } from '../../rules/form-values.ts';
import { PAID_BY_LABELS } from '../../rules/setting-groups.ts';

const PAID_BY_OPTIONS = Object.entries(PAID_BY_LABELS).map(([value, label]) => ({ value, label }));

const TIMES = [
  { name: 'packDays', label: 'Packed within', min: 0, max: 30 },
  { name: 'transitDaysMin', label: 'On the way, at least', min: 1, max: 60 },
  { name: 'transitDaysMax', label: 'On the way, at most', min: 1, max: 60 },
] as const;

/** All days or none: half a promise is not shown. */
export function DeliveryInputs() {
  const delivery = Form.useWatch<FormValues['delivery'] | undefined>('delivery', { preserve: true });
  const isPromised = Object.values(delivery ?? {}).some((days) => days !== null);
  return (
    <>
      <fieldset className="settings-list">
        <legend>Delivery time</legend>
        <p>Business days after the payment. Leave all three empty if you promise no time.</p>
        <div className="settings-columns">
          {TIMES.map(({ name, label, min, max }) => (
            <Form.Item
              key={name}
              name={['delivery', name]}
              label={label}
              rules={[{ required: isPromised, message: 'Please enter the days' }]}
            >
              <InputNumber min={min} max={max} precision={0} suffix="days" className="settings-number" />
            </Form.Item>
          ))}
        </div>
      </fieldset>
      <fieldset className="settings-list">
        <legend>Returns</legend>
        <div className="settings-columns">
          <Form.Item
            name={['returns', 'days']}
            label="Accepted within"
            extra="After delivery. Leave it empty to say nothing about returns."
          >
            <InputNumber min={1} max={365} precision={0} suffix="days" className="settings-number" />
          </Form.Item>
          <Form.Item name={['returns', 'paidBy']} label="Return parcel paid by">
            <Select options={PAID_BY_OPTIONS} />
          </Form.Item>
        </div>
      </fieldset>
    </>
  );
}
