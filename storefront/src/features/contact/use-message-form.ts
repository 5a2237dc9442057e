import { ApiError } from '@shop/contract';
import { useValidatedForm } from '#components/ui/form/use-validated-form.ts';
import { showToast } from '#components/ui/toast/toast.ts';
import { useRejectedForm } from '#lib/rejected-form.ts';
import { useSendMessage } from './api/send-message.ts';
import { FIELDS, isSubject, validateMessage, type MessageDraft } from './message-draft.ts';

/** The server's message for each field that it rejected. */
function serverErrors(error: Error): Partial<Record<keyof MessageDraft, string>> {
  const errors = error instanceof ApiError ? error.json().errors : undefined;
  if (typeof errors !== 'object' || errors === null) return {};
  const entries = FIELDS.map((field) => [field, Reflect.get(errors, field)] as const);
  return Object.fromEntries(entries.filter(([, message]) => typeof message === 'string'));
}

export function useMessageForm() {
  const send = useSendMessage();
  const rejected = useRejectedForm();
  const { errors, onInput, onSubmit, reset, showErrors } = useValidatedForm<keyof MessageDraft | 'website'>({
    fields: [...FIELDS, 'website'],
    validate: validateMessage,
    initialErrors: rejected?.errors,
    onValid: ({ subject, ...draft }, form) => {
      if (!isSubject(subject)) return;
      send.mutate(
        { ...draft, subject },
        {
          onSuccess: () => {
            reset(form);
            showToast({ title: 'Message sent successfully!', description: "We'll get back to you soon." });
          },
          onError: (error) => {
            showErrors(serverErrors(error));
            showToast({ title: 'Failed to send message', description: 'Please try again later.', tone: 'error' });
          },
        },
      );
    },
  });
  return { errors, isSending: send.isPending, onInput, onSubmit, rejected };
}
