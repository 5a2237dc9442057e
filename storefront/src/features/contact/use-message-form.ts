import { useValidatedForm } from '#components/ui/form/use-validated-form.ts';
import { showToast } from '#components/ui/toast/toast.ts';
import { useSendMessage } from './api/send-message.ts';
import { FIELDS, isSubject, validateMessage, type MessageDraft } from './message-draft.ts';

export function useMessageForm() {
  const send = useSendMessage();
  const { errors, onInput, onSubmit } = useValidatedForm<keyof MessageDraft | 'website'>({
    fields: [...FIELDS, 'website'],
    validate: validateMessage,
    onValid: ({ subject, ...draft }, form) => {
      if (!isSubject(subject) || send.isPending) return;
      send.mutate(
        { ...draft, subject },
        {
          onSuccess: () => {
            form.reset();
            showToast({ title: 'Message sent successfully!', description: "We'll get back to you soon." });
          },
          onError: () => showToast({ title: 'Failed to send message', description: 'Please try again later.', tone: 'error' }),
        },
      );
    },
  });
  return { errors, isSending: send.isPending, onInput, onSubmit };
}
