import { Form, Radio } from '@shop/admin-kit';
import { ROLE_OPTIONS } from '../rules/role-labels.ts';

/** The role, with what each one may do. */
export function RoleField() {
  return (
    <Form.Item name="role" label="Role" rules={[{ required: true, message: 'Please choose a role' }]}>
      <Radio.Group className="account-roles">
        {ROLE_OPTIONS.map(({ value, label, description }) => (
          <Radio key={value} value={value}>
            <span className="account-role-label">{label}</span>
            <span className="account-role-text">{description}</span>
          </Radio>
        ))}
      </Radio.Group>
    </Form.Item>
  );
}
