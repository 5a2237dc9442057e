import { CloseOutlined, ReloadOutlined, UploadOutlined } from '@ant-design/icons';
import { Button, Progress, Typography } from 'antd';
import { type DragEvent, type Ref, useId, useRef, useState } from 'react';
import { RefusedFiles } from './refused-files.tsx';
import type { UploadItem } from './upload-item.ts';
import { acceptedTypes } from './upload-rules.ts';
import type { Uploads } from './use-uploads.ts';
import { classNames } from '../theme/class-names.ts';
import styles from './upload.module.css';

interface UploadFieldProps {
  uploads: Uploads;
  /** The button's text, for example 'Upload Image'. */
  label: string;
  hint?: string;
  disabled?: boolean;
}

/** A button and drop zone for files, with the pending and failed uploads below. It does not show stored files. */
export function UploadField({ uploads, label, hint, disabled = false }: UploadFieldProps) {
  const input = useRef<HTMLInputElement>(null);
  const hintId = useId();
  const [isDragOver, setDragOver] = useState(false);
  const onDragOver = (event: DragEvent): void => {
    event.preventDefault();
    setDragOver(true);
  };
  const add = (files: FileList | null): void => {
    if (files && files.length > 0 && !disabled) uploads.add(files);
  };
  const onDrop = (event: DragEvent): void => {
    event.preventDefault();
    setDragOver(false);
    add(event.dataTransfer.files);
  };
  return (
    <div className={styles.upload}>
      <div
        className={isDragOver ? classNames(styles.uploadZone, styles.uploadOver) : styles.uploadZone}
        onDragOver={onDragOver}
        onDragLeave={() => setDragOver(false)}
        onDrop={onDrop}
      >
        <Button
          icon={<UploadOutlined aria-hidden />}
          disabled={disabled}
          aria-describedby={hintId}
          onClick={() => input.current?.click()}
        >
          {label}
        </Button>
        <Typography.Text type="secondary" id={hintId}>
          {hint ?? sizeHint(uploads)}
        </Typography.Text>
        <FileInput ref={input} label={label} uploads={uploads} onSelect={add} />
      </div>
      {uploads.stills.length > 0 && <Stills names={uploads.stills} />}
      {uploads.items.length > 0 && <UploadList uploads={uploads} />}
      {uploads.refused.length > 0 && <RefusedFiles uploads={uploads} />}
    </div>
  );
}

interface FileInputProps {
  ref: Ref<HTMLInputElement>;
  label: string;
  uploads: Uploads;
  onSelect: (files: FileList | null) => void;
}

function FileInput({ ref, label, uploads, onSelect }: FileInputProps) {
  return (
    <input
      ref={ref}
      type="file"
      hidden
      aria-label={label}
      accept={acceptedTypes(uploads.rules).join(',')}
      multiple={uploads.several}
      onChange={(event) => {
        onSelect(event.target.files);
        // Selecting the same file again must fire a change event.
        event.target.value = '';
      }}
    />
  );
}

function Stills({ names }: { names: readonly string[] }) {
  return (
    <output className={styles.uploadStills}>
      {names.map((name, index) => (
        <span key={`${index} ${name}`}>
          <strong>{name}</strong> is an animation. The shop shows its first image only; upload a video to show it moving.
        </span>
      ))}
    </output>
  );
}

function UploadList({ uploads }: { uploads: Uploads }) {
  return (
    <ul className={styles.uploadItems} aria-label="Uploads">
      {uploads.items.map((item) => (
        <UploadListItem key={item.id} item={item} uploads={uploads} />
      ))}
    </ul>
  );
}

function UploadListItem({ item, uploads }: { item: UploadItem; uploads: Uploads }) {
  return (
    <li className={styles.uploadItem}>
      <div className={styles.uploadName}>
        <span>{item.name}</span>
        {item.state === 'failed' ? (
          <Typography.Text type="danger">{item.error}</Typography.Text>
        ) : (
          <Progress percent={item.progress} size="small" aria-label={`Upload of ${item.name}`} />
        )}
      </div>
      {item.state === 'failed' && !item.permanent && (
        <Button size="small" icon={<ReloadOutlined aria-hidden />} onClick={() => uploads.retry(item.id)}>
          Retry
        </Button>
      )}
      <Button
        size="small"
        type="text"
        icon={<CloseOutlined />}
        aria-label={`Remove ${item.name}`}
        onClick={() => uploads.remove(item.id)}
      />
    </li>
  );
}

function sizeHint({ rules }: Uploads): string {
  const size = `${rules.maxBytes / (1024 * 1024)} MB`;
  return rules.maxFiles > 1 ? `Up to ${rules.maxFiles} files, ${size} each` : `Up to ${size}`;
}
