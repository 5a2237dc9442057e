import { Button, Form, FormDialog, Input, notifySuccess, useDialogForm } from '@shop/admin-kit';
import { useState } from 'react';

/** A dialog with a form that is higher than the window. */
export function FormDemo() {
  const [open, setOpen] = useState(false);
  const { dialog, inputs, submit } = useDialogForm({ onClose: () => setOpen(false) });
  const save = (): void => submit(async () => notifySuccess('Saved'));
  return (
    <>
      <Button onClick={() => setOpen(true)}>Open form</Button>
      <FormDialog open={open} title="Create New Thing" {...dialog} submitText="Create Thing" formId="thing-form">
        <Form {...inputs} id="thing-form" layout="vertical" onFinish={save}>
          {['Name', 'Location', 'Story', 'Notes', 'Color', 'Size', 'Weight', 'Maker', 'Year', 'Place'].map((label) => (
            <Form.Item
              key={label}
              name={label}
              label={label}
              rules={label === 'Name' ? [{ required: true, message: 'Name is required' }] : []}
            >
              <Input />
            </Form.Item>
          ))}
        </Form>
      </FormDialog>
    </>
  );
}
