import { Button, Form, FormDialog, Input, notifySuccess } from '@shop/admin-kit';
import { useState } from 'react';

/** A dialog with a form that is higher than the window. */
export function FormDemo() {
  const [open, setOpen] = useState(false);
  const [dirty, setDirty] = useState(false);
  const close = (): void => {
    setOpen(false);
    setDirty(false);
  };
  const save = (): void => {
    notifySuccess('Saved');
    close();
  };
  return (
    <>
      <Button onClick={() => setOpen(true)}>Open form</Button>
      <FormDialog
        open={open}
        title="Create New Thing"
        dirty={dirty}
        submitText="Create Thing"
        formId="thing-form"
        onClose={close}
      >
        <Form id="thing-form" layout="vertical" onValuesChange={() => setDirty(true)} onFinish={save}>
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
