import { Alert, Button, classNames, FileTextOutlined, Form, Input } from '@shop/admin-kit';
import { decodeFile } from '@shop/contract/files';
import { type DragEvent, useEffect, useId, useRef, useState } from 'react';
import type { PaymentFileText } from '../../api/payment-files/read-payment-file.ts';
import { fileProblem } from '../../rules/payment-files/read-file.ts';
import styles from '../../styles/payment-file-input.module.css';

interface PaymentFileInputProps {
  isReading: boolean;
  /** Why the last text could not be read. */
  problem: string | undefined;
  /** A preview was closed: its buttons, one of which had the focus, are gone. */
  takesFocus: boolean;
  onRead: (text: PaymentFileText) => void;
}

/** Takes the file of an app or bank, or its text. Reading it shows what would happen; nothing is booked yet. */
export function PaymentFileInput({ isReading, problem, takesFocus, onRead }: PaymentFileInputProps) {
  const [refused, setRefused] = useState<string>();
  const read = async (file: File | undefined): Promise<void> => {
    if (!file) return;
    const tooLarge = fileProblem(file.size);
    setRefused(tooLarge);
    if (tooLarge !== undefined) return;
    try {
      onRead({ fileName: file.name, content: decodeFile(await file.arrayBuffer()) });
    } catch {
      setRefused('The browser could not open this file. Please choose it again.');
    }
  };
  const shown = refused ?? problem;
  return (
    <section className={styles.input} aria-label="Read a payment file" aria-busy={isReading}>
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

interface FileZoneProps extends Pick<PaymentFileInputProps, 'isReading' | 'takesFocus'> {
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
        aria-label="Payment file"
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
        <Form.Item label="Text of the payment file" htmlFor="payment-file-text">
          <Input.TextArea id="payment-file-text" rows={5} value={text} onChange={({ target }) => setText(target.value)} />
        </Form.Item>
        <Button htmlType="submit" disabled={text.trim() === ''} loading={isReading}>
          Read the text
        </Button>
      </Form>
    </details>
  );
}
