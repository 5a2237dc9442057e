import { ReloadOutlined, WarningOutlined } from '@ant-design/icons';
import type { AdminFile } from '@shop/contract';
import { Button } from 'antd';
import { useFailedFiles, useRetryFile } from './failed-files.ts';
import styles from './files.module.css';

interface FileProblemsProps {
  /** The addresses of an item's images and videos. */
  urls: readonly (string | null)[];
}

/** Says why images or videos of an item could not be prepared, each with Retry; nothing when all is well. */
export function FileProblems({ urls }: FileProblemsProps) {
  const failed = useFailedFiles(urls);
  if (failed.length === 0) return null;
  return (
    <ul className={styles.fileProblems} aria-label="Problems with files">
      {failed.map((file) => (
        <li key={file.name}>
          <FileProblem file={file} />
        </li>
      ))}
    </ul>
  );
}

/** The reason why one file could not be prepared, and Retry. */
export function FileProblem({ file }: { file: Pick<AdminFile, 'name' | 'kind' | 'failure'> }) {
  const retry = useRetryFile();
  const what = file.kind === 'video' ? 'Video' : 'Image';
  return (
    <div className={styles.fileProblem}>
      <WarningOutlined aria-hidden />
      <span>
        {what} could not be prepared{file.failure && `: ${file.failure}`}
      </span>
      <Button
        size="small"
        icon={<ReloadOutlined aria-hidden />}
        loading={retry.isPending}
        onClick={() => retry.mutate(file.name)}
      >
        Retry
      </Button>
    </div>
  );
}
