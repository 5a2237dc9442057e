import { Button, Form, SendOutlined, TextItem, useLeaveGuard } from '@shop/admin-kit';
import { cleanText, type InboxMessage, MESSAGE_TEXTS } from '@shop/contract';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { repliesQuery, useAnswering, useSendReply } from '../../api/message-replies.ts';
import { SavedAnswers } from './saved-answers.tsx';
import styles from '../../styles/messages.module.css';

interface ReplyFormProps {
  message: InboxMessage;
  onClose: () => void;
}

/** Writes the answer that the shop emails to the sender. */
export function ReplyForm({ message: { id, email }, onClose }: ReplyFormProps) {
  const [form] = Form.useForm<{ text: string }>();
  const text = Form.useWatch('text', form) ?? '';
  const replies = useQuery(repliesQuery(id));
  const sending = useSendReply(id);
  const { mutate: setAnswering } = useAnswering();
  const guard = useLeaveGuard(text.trim() !== '' && !sending.isSuccess);
  useEffect(() => {
    setAnswering({ id, answering: true });
    return () => setAnswering({ id, answering: false });
  }, [id, setAnswering]);
  const send = ({ text }: { text: string }): void => {
    const lastReplyId = replies.data?.at(-1)?.id ?? null;
    sending.mutate({ text: cleanText(MESSAGE_TEXTS.reply, text), lastReplyId }, { onSuccess: onClose });
  };
  return (
    <Form form={form} name="reply" layout="vertical" className={styles.reply} onFinish={send}>
      <TextItem
        name="text"
        label={`Reply to ${email}`}
        rule={MESSAGE_TEXTS.reply}
        validateTrigger="onSubmit"
        rows={{ minRows: 4, maxRows: 14 }}
        input={{ autoFocus: true }}
      />
      <SavedAnswers
        text={text}
        onChoose={(answer) => form.setFieldValue('text', [text.trimEnd(), answer].filter(Boolean).join('\n\n'))}
      />
      <div className={styles.actions}>
        <Button
          type="primary"
          htmlType="submit"
          icon={<SendOutlined aria-hidden />}
          loading={sending.isPending}
          disabled={!replies.data}
        >
          Send
        </Button>
        <Button onClick={() => guard.leave(onClose)}>Cancel</Button>
      </div>
      {guard.dialog}
    </Form>
  );
}
