import { Button, Form, Input, useLeaveGuard, useShopTime } from '@shop/admin-kit';
import type { DeskOrder } from '@shop/contract';
import { useAddNote } from '../../api/add-note.ts';
import { Panel } from './panel.tsx';

/** Notes between admins; the shopper never sees them. */
export function NotesPanel({ order }: { order: DeskOrder }) {
  const time = useShopTime();
  const [form] = Form.useForm<{ text: string }>();
  const adding = useAddNote();
  const text = Form.useWatch('text', form) ?? '';
  const guard = useLeaveGuard(text.trim() !== '');
  const add = ({ text }: { text: string }): void => {
    if (!adding.isPending) adding.mutate({ id: order.id, text: text.trim() }, { onSuccess: () => form.resetFields() });
  };
  return (
    <Panel title="Internal notes">
      {order.staffNotes.length > 0 && (
        <ul className="order-notes" aria-label="Internal notes">
          {order.staffNotes.map(({ id, author, text, createdAt }) => (
            <li key={id}>
              <p className="order-text">{text}</p>
              <small>
                {author} · {time.moment(createdAt)}
              </small>
            </li>
          ))}
        </ul>
      )}
      <Form form={form} name="order-note" layout="vertical" onFinish={add}>
        <Form.Item
          name="text"
          label="New note"
          rules={[{ required: true, whitespace: true, message: 'Please write a note' }]}
          validateTrigger="onSubmit"
        >
          <Input.TextArea maxLength={1_000} autoSize={{ minRows: 2, maxRows: 6 }} />
        </Form.Item>
        <Button htmlType="submit" loading={adding.isPending}>
          Add note
        </Button>
      </Form>
      {guard.dialog}
    </Panel>
  );
}
