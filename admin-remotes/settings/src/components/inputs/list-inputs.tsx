import { Button, DeleteOutlined, Form, PlusOutlined } from '@shop/admin-kit';
import { TextInput } from './text-input.tsx';

interface RowListProps {
  name: string;
  legend: string;
  max: number;
  addText: string;
  /** A new row. */
  empty: Record<string, string>;
  inputs: { name: string; label: string; max: number; required?: string; placeholder?: string }[];
}

/** Rows of the same inputs, which can be added and removed. */
export function RowList({ name, legend, max, addText, empty, inputs }: RowListProps) {
  return (
    <fieldset className="settings-list">
      <legend>{legend}</legend>
      <Form.List name={name}>
        {(rows, { add, remove }) => (
          <>
            {rows.map((row, position) => (
              <div key={row.key} className="settings-list-row">
                {inputs.map((input) => (
                  <TextInput key={input.name} {...input} name={[row.name, input.name]} />
                ))}
                <Button
                  icon={<DeleteOutlined aria-hidden />}
                  aria-label={`Remove line ${position + 1}`}
                  onClick={() => remove(row.name)}
                />
              </div>
            ))}
            {rows.length < max && (
              <Button icon={<PlusOutlined aria-hidden />} onClick={() => add(empty)}>
                {addText}
              </Button>
            )}
          </>
        )}
      </Form.List>
    </fieldset>
  );
}

export function SocialInputs() {
  return (
    <RowList
      name="social"
      legend="Profiles"
      max={7}
      addText="Add a profile"
      empty={{ name: '', url: '' }}
      inputs={[
        { name: 'name', label: 'Name', max: 40, required: 'Name is required' },
        { name: 'url', label: 'Address', max: 300, placeholder: 'https://www.instagram.com/yourshop' },
      ]}
    />
  );
}

export function FigureInputs() {
  return (
    <>
      <RowList
        name="impact"
        legend="Figures"
        max={4}
        addText="Add a figure"
        empty={{ value: '', label: '' }}
        inputs={[
          { name: 'value', label: 'Figure', max: 12, required: 'Figure is required' },
          { name: 'label', label: 'What it counts', max: 60, required: 'Label is required' },
        ]}
      />
      <div className="settings-columns">
        <TextInput name="designPayment" label="Per accepted design" max={20} required="Please enter what a design earns" />
        <TextInput name="revenueShare" label="Revenue share" max={20} required="Please enter the revenue share" />
      </div>
    </>
  );
}
