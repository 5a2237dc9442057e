import { Form, Select } from '@shop/admin-kit';
import { RowList } from './list-inputs.tsx';
import { TextInput } from './text-input.tsx';

const TIME_ZONES = [
  'America/New_York',
  'America/Chicago',
  'America/Denver',
  'America/Phoenix',
  'America/Los_Angeles',
  'America/Anchorage',
  'Pacific/Honolulu',
  'America/Puerto_Rico',
].map((value) => ({ value, label: value.replaceAll('_', ' ') }));

export function ContactInputs() {
  return (
    <>
      <TextInput name="email" label="Email" max={254} required="Please enter a valid email" />
      <TextInput name="phone" label="Phone" max={40} required="Please enter a phone number" />
      <TextInput name={['postalAddress', 'street']} label="Street" max={120} required="Street is required" />
      <div className="settings-columns">
        <TextInput name={['postalAddress', 'city']} label="City" max={120} required="City is required" />
        <TextInput name={['postalAddress', 'state']} label="State" max={40} required="State is required" />
        <TextInput name={['postalAddress', 'zipCode']} label="ZIP code" max={20} required="ZIP code is required" />
      </div>
      <RowList
        name="officeHours"
        legend="Office hours"
        max={7}
        addText="Add a line"
        empty={{ days: '', hours: '' }}
        inputs={[
          { name: 'days', label: 'Days', max: 60, required: 'Days are required' },
          { name: 'hours', label: 'Hours', max: 60, required: 'Hours are required' },
        ]}
      />
      <Form.Item name="timeZone" label="Time zone" extra="Decides when a day of business starts and ends.">
        <Select options={TIME_ZONES} />
      </Form.Item>
    </>
  );
}
