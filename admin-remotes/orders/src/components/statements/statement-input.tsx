import { Alert, Button, classNames, FileTextOutlined, Form, Input } from '@shop/admin-kit';
import { type DragEvent, useEffect, useId, useRef, useState } from 'react';
import type { StatementText } from '../../api/statements/read-statement.ts';
import { decodeStatement, fileProblem } from '../../rules/statements/read-file.ts';
import styles from '../../styles/statement-input.module.css';

interface StatementInputProps {
  isReading: boolean;
  /** Why the last text could not be read. */
  problem: string | undefined;
  /** A preview was closed: its buttons, one of which had the focus, are gone. */
  takesFocus: boolean;
  onRead: (text: StatementText) => void;
}

/** Takes the file of an app or bank, or its text. Reading it shows what would happen; nothing is booked yet. */
export function StatementInput({ isReading, problem, takesFocus, onRead }: StatementInputProps) {
  const [refused, setRefused] = useState<string>();
  const read = async (file: File | undefined): Promise<void> => {
    if (!file) return;
    const tooLarge = fileProblem(file.size);
    setRefused(tooLarge);
    if (tooLarge !== undefined) return;
    try {
      onRead({ fileName: file.name, content: decodeStatement(await file.arrayBuffer()) });
    } catch {
      setRefused('The browser could not open this file. Please choose it again.');
    }
  };
  const shown = refused ?? problem;
  return (
    <section className={styles.input} aria-label="Read a statement" aria-busy={isReading}>
      <FileZone isReading={isReading} takesFocus={takesFocus} onChoose={(file) => void read(file)} />
      <PastedText
        isReading={isReading}
        onRead={(content) => {
          setRefused(undefined);
          onRead({ fileName: 'Pasted text', content });
        }}
      />
      {shown !== undefined && !isReading && <Alert type="error" showIcon title={shown} />}
    </section>
  );
}

interface FileZoneProps extends Pick<StatementInputProps, 'isReading' | 'takesFocus'> {
  onChoose: (file: File | undefined) => void;
}

function FileZone({ isReading, takesFocus, onChoose }: FileZoneProps) {
  const input = useRef<HTMLInputElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (takesFocus) button.current?.focus();
  }, [takesFocus]);
  const hintId = useId();
  const [isDragOver, setDragOver] = useState(false);
  const onDragOver = (event: DragEvent): void => {
    event.preventDefault();
    setDragOver(true);
  };
  const onDrop = (event: DragEvent): void => {
    event.preventDefault();
    setDragOver(false);
    onChoose(event.dataTransfer.files[0]);
  };
  return (
    <div
      className={isDragOver ? classNames(styles.zone, styles.zoneOver) : styles.zone}
      onDragOver={onDragOver}
      onDragLeave={() => setDragOver(false)}
      onDrop={onDrop}
    >
      <Button
        ref={button}
        type="primary"
        icon={<FileTextOutlined aria-hidden />}
        loading={isReading}
        aria-describedby={hintId}
        onClick={() => input.current?.click()}
      >
        Choose a file
      </Button>
      <span id={hintId}>
        or drop it here: the CSV of Venmo, Cash App or your bank. You see what it holds before anything changes.
      </span>
      <input
        ref={input}
        type="file"
        hidden
        aria-label="Statement"
        accept=".csv,.txt,.tsv,text/csv,text/plain,text/tab-separated-values"
        onChange={({ target }) => {
          onChoose(target.files?.[0]);
          // Choosing the same file again must fire a change event.
          target.value = '';
        }}
      />
    </div>
  );
}

function PastedText({ isReading, onRead }: { isReading: boolean; onRead: (text: string) => void }) {
  const [text, setText] = useState('');
  return (
    <details className={styles.paste}>
      <summary>Paste its text instead</summary>
      <Form layout="vertical" onFinish={() => onRead(text)}>
        <Form.Item label="Text of the statement" htmlFor="statement-text">
          <Input.TextArea id="statement-text" rows={5} value={text} onChange={({ target }) => setText(target.value)} />
        </Form.Item>
        <Button htmlType="submit" disabled={text.trim() === ''} loading={isReading}>
          Read the text
        </Button>
      </Form>
    </details>
  );
}
