import { useRef, useState, type FormEvent } from 'react';
import { showToast } from '#components/ui/toast/toast.ts';
import { useSendMessage } from './api/send-message.ts';
import { FIELDS, isSubject, validateMessage, readDraft, type MessageErrors } from './message-draft.ts';

function focusFirst(form: HTMLFormElement, problems: MessageErrors): void {
  const field = FIELDS.find((name) => problems[name]);
  const control = field && form.elements.namedItem(field);
  if (control instanceof HTMLElement) control.focus();
}

/** The fields keep their own values, so that what was typed or filled in before the page's script came is not lost. */
export function useMessageForm() {
  const form = useRef<HTMLFormElement>(null);
  const [problems, setProblems] = useState<MessageErrors>({});
  const send = useSendMessage();
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const element = event.currentTarget;
    const draft = readDraft(element);
    const found = validateMessage(draft);
    setProblems(found);
    focusFirst(element, found);
    const { subject } = draft;
    if (Object.keys(found).length > 0 || !isSubject(subject) || send.isPending) return;
    send.mutate(
      { ...draft, subject },
      {
        onSuccess: () => {
          element.reset();
          showToast({ title: 'Message sent successfully!', description: "We'll get back to you soon." });
        },
        onError: () => showToast({ title: 'Failed to send message', description: 'Please try again later.', tone: 'problem' }),
      },
    );
  };
  /** A field that was wrong is looked at again as it is mended. */
  const onChange = () => {
    if (!form.current || Object.keys(problems).length === 0) return;
    const now = validateMessage(readDraft(form.current));
    setProblems(Object.fromEntries(FIELDS.filter((field) => problems[field] && now[field]).map((field) => [field, now[field]])));
  };
  return { form, problems, isSending: send.isPending, onSubmit, onChange };
}
