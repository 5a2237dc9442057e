import { Form, Radio } from '@shop/admin-kit';
import { ROLE_OPTIONS } from '../rules/role-labels.ts';
import styles from '../styles/accounts.module.css';

/** The role, with what each one may do. */
export function RoleField() {
  return (
    <Form.Item name="role" label="Role" rules={[{ required: true, message: 'Please choose a role' }]}>
      <Radio.Group className={styles.roles}>
        {ROLE_OPTIONS.map(({ value, label, description }) => (
          <Radio key={value} value={value}>
            <span className={styles.roleLabel}>{label}</span>
            <span className={styles.roleText}>{description}</span>
          </Radio>
        ))}
      </Radio.Group>
    </Form.Item>
  );
}
