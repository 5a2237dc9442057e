import { Alert, Checkbox, Form } from '@shop/admin-kit';
import { type ComponentRef, useEffect, useRef, useState } from 'react';

interface Doubts {
  texts: readonly string[];
  /** Ticked for these texts. A second press alone confirms nothing: it may be the rest of a double click. */
  isConfirmed: boolean;
}

const NONE: Doubts = { texts: [], isConfirmed: false };

/** What may not be meant, and whether it was. */
export function useDoubts() {
  const [doubts, setDoubts] = useState(NONE);
  return {
    doubts,
    /** Whether all of these texts were shown and confirmed; otherwise they are shown now. */
    areConfirmed: (texts: readonly string[]): boolean => {
      const isConfirmed = doubts.isConfirmed && texts.every((text) => doubts.texts.includes(text));
      setDoubts({ texts, isConfirmed });
      return texts.length === 0 || isConfirmed;
    },
    confirm: (isConfirmed: boolean) => setDoubts({ ...doubts, isConfirmed }),
    reset: () => setDoubts(NONE),
  };
}

interface DoubtListProps {
  doubts: Doubts;
  /** Those of its texts that still hold. */
  texts: readonly string[];
  onConfirm: (isConfirmed: boolean) => void;
}

export function DoubtList(props: DoubtListProps) {
  return props.texts.length > 0 && <Question {...props} />;
}

/** Takes the focus when it appears, and is in view thereby: on a phone it may be below the fold. */
function Question({ doubts: { isConfirmed }, texts, onConfirm }: DoubtListProps) {
  const box = useRef<ComponentRef<typeof Checkbox>>(null);
  useEffect(() => box.current?.focus(), []);
  return (
    <>
      {texts.map((text) => (
        <Alert key={text} type="warning" showIcon role="alert" title={text} />
      ))}
      <Form.Item extra="Tick it to save, or change what stands above">
        <Checkbox ref={box} checked={isConfirmed} onChange={({ target }) => onConfirm(target.checked)}>
          It is meant like this
        </Checkbox>
      </Form.Item>
    </>
  );
}
