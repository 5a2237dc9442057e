import { Form, Input } from '@shop/admin-kit';

const MIN_PASSWORD_LENGTH = 12;

/** A new password, typed twice. `name` is the field of the first input. */
export function NewPasswordFields({ name }: { name: string }) {
  return (
    <>
      <Form.Item
        name={name}
        label="New password"
        extra="At least 12 characters. Several words are easy to remember and hard to guess."
        rules={[
          { required: true, message: 'Password is required' },
          { min: MIN_PASSWORD_LENGTH, message: `Password must be at least ${MIN_PASSWORD_LENGTH} characters` },
        ]}
      >
        <Input.Password autoComplete="new-password" maxLength={128} />
      </Form.Item>
      <Form.Item
        name="repeated"
        label="Repeat the new password"
        dependencies={[name]}
        rules={[
          ({ getFieldValue }) => ({
            validator: (_rule, value: unknown) =>
              value === getFieldValue(name) ? Promise.resolve() : Promise.reject(new Error('The two passwords differ')),
          }),
        ]}
      >
        <Input.Password autoComplete="new-password" maxLength={128} />
      </Form.Item>
    </>
  );
}
