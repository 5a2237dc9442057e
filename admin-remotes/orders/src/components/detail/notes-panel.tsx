import { Button, Form, Panel, TextItem, useLeaveGuard, useShopTime } from '@shop/admin-kit';
import { type AdminOrder, ORDER_TEXTS, type OrderNote } from '@shop/contract';
import { useAddNote } from '../../api/add-note.ts';
import orderPanelsStyles from '../../styles/order-panels.module.css';
import orderPageStyles from '../../styles/order-page.module.css';

/** The notes of an order. */
export function OrderNotes({ order }: { order: AdminOrder }) {
  const adding = useAddNote();
  return (
    <NotesPanel
      notes={order.staffNotes}
      isAdding={adding.isPending}
      onAdd={(text, onAdded) => adding.mutate({ id: order.id, text }, { onSuccess: onAdded })}
    />
  );
}

interface NotesPanelProps {
  notes: readonly OrderNote[];
  isAdding: boolean;
  /** Undefined for accounts that may only read notes. */
  onAdd: ((text: string, onAdded: () => void) => void) | undefined;
}

/** Notes between admins; the shopper never sees them. */
export function NotesPanel({ notes, isAdding, onAdd }: NotesPanelProps) {
  const time = useShopTime();
  return (
    <Panel title="Internal notes">
      {notes.length > 0 && (
        <ul className={orderPanelsStyles.notes} aria-label="Internal notes">
          {notes.map(({ id, author, text, createdAt }) => (
            <li key={id}>
              <p className={orderPageStyles.text}>{text}</p>
              <small>
                {author} · {time.moment(createdAt)}
              </small>
            </li>
          ))}
        </ul>
      )}
      {onAdd ? (
        <NoteForm isAdding={isAdding} onAdd={onAdd} />
      ) : (
        notes.length === 0 && <p className={orderPageStyles.empty}>No notes yet.</p>
      )}
    </Panel>
  );
}

function NoteForm({ isAdding, onAdd }: Pick<NotesPanelProps, 'isAdding'> & { onAdd: NonNullable<NotesPanelProps['onAdd']> }) {
  const [form] = Form.useForm<{ text: string }>();
  const text = Form.useWatch('text', form) ?? '';
  const guard = useLeaveGuard(text.trim() !== '');
  const add = ({ text }: { text: string }): void => {
    if (!isAdding) onAdd(text.trim(), () => form.resetFields());
  };
  return (
    <>
      <Form form={form} name="order-note" layout="vertical" onFinish={add}>
        <TextItem
          name="text"
          label="New note"
          rule={ORDER_TEXTS.note}
          validateTrigger="onSubmit"
          rows={{ minRows: 2, maxRows: 6 }}
        />
        <Button htmlType="submit" loading={isAdding}>
          Add note
        </Button>
      </Form>
      {guard.dialog}
    </>
  );
}
