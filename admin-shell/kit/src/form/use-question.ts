import { useRef, useState } from 'react';

/** A question in a dialog that a save waits for. */
export function useQuestion<Question>() {
  const [question, setQuestion] = useState<Question | null>(null);
  const resolve = useRef<(isConfirmed: boolean) => void>(undefined);
  const answer = (isConfirmed: boolean) => (): void => {
    setQuestion(null);
    resolve.current?.(isConfirmed);
  };
  return {
    /** Null while nothing is asked. */
    question,
    ask: (asked: Question): Promise<boolean> =>
      new Promise((done) => {
        resolve.current = done;
        setQuestion(asked);
      }),
    confirm: answer(true),
    cancel: answer(false),
  };
}
