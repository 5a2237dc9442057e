import { Button, DeleteOutlined } from '@shop/admin-kit';
import { cleanText, MESSAGE_TEXTS } from '@shop/contract';
import { useQuery } from '@tanstack/react-query';
import { savedAnswersQuery, useDeleteAnswer, useSaveAnswer } from '../../api/message-replies.ts';
import styles from '../../styles/saved-answers.module.css';

interface SavedAnswersProps {
  /** What is written, to be kept. */
  text: string;
  onChoose: (answer: string) => void;
}

/** The texts that staff keep: a click writes one into the reply. */
export function SavedAnswers({ text, onChoose }: SavedAnswersProps) {
  const answers = useQuery(savedAnswersQuery).data ?? [];
  const saving = useSaveAnswer();
  const deleting = useDeleteAnswer();
  const kept = cleanText(MESSAGE_TEXTS.savedAnswer, text);
  const canSave = kept !== '' && answers.every((answer) => answer.text !== kept);
  return (
    <details className={styles.saved}>
      <summary>Saved answers ({answers.length})</summary>
      <ul aria-label="Saved answers">
        {answers.map((answer) => (
          <li key={answer.id}>
            <Button type="text" className={styles.savedText} title={answer.text} onClick={() => onChoose(answer.text)}>
              {answer.text}
            </Button>
            <Button
              type="text"
              icon={<DeleteOutlined aria-hidden />}
              aria-label={`Delete the saved answer: ${answer.text}`}
              loading={deleting.isPending && deleting.variables === answer.id}
              onClick={() => deleting.mutate(answer.id)}
            />
          </li>
        ))}
      </ul>
      <Button size="small" disabled={!canSave} loading={saving.isPending} onClick={() => saving.mutate(kept)}>
        Save this text
      </Button>
    </details>
  );
}
