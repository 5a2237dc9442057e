import { Form, Input } from '@shop/admin-kit';

export interface Shipment {
  carrier: string;
  number: string;
}

const CARRIERS = ['USPS', 'UPS', 'FedEx', 'DHL'];

/** Carrier and number; without `required` both may stay empty, but not one alone. */
export function ShipmentFields({ required }: { required: boolean }) {
  const needs = (other: keyof Shipment, message: string) =>
    required
      ? [{ required: true, whitespace: true, message }]
      : [
          ({ getFieldValue }: { getFieldValue: (name: string) => string | undefined }) => ({
            validator: (_: unknown, value: string | undefined): Promise<void> =>
              !value?.trim() && getFieldValue(other)?.trim() ? Promise.reject(new Error(message)) : Promise.resolve(),
          }),
        ];
  return (
    <>
      <datalist id="order-carriers">
        {CARRIERS.map((carrier) => (
          <option key={carrier}>{carrier}</option>
        ))}
      </datalist>
      <Form.Item name="carrier" label="Carrier" dependencies={['number']} rules={needs('number', 'Please enter the carrier')}>
        <Input maxLength={60} autoComplete="off" list="order-carriers" />
      </Form.Item>
      <Form.Item
        name="number"
        label="Tracking number"
        dependencies={['carrier']}
        rules={needs('carrier', 'Please enter the tracking number')}
      >
        <Input maxLength={100} autoComplete="off" />
      </Form.Item>
    </>
  );
}
