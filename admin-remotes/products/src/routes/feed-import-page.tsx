import {
  Alert,
  ArrowLeftOutlined,
  Button,
  DownloadOutlined,
  EmptyState,
  FileTextOutlined,
  QueryState,
  SectionHeader,
  Spin,
} from '@shop/admin-kit';
import type { FeedImport } from '@shop/contract';
import { useQuery } from '@tanstack/react-query';
import { useNavigate, useParams } from 'react-router-dom';
import { feedImportQuery, useFailedLines, useStartImport, useStopImport } from '../api/feed-imports.ts';
import { FeedLines } from '../components/import/feed-lines.tsx';
import { countsText, hasFailedLines, progressText, startText } from '../rules/feed-import.ts';
import styles from '../styles/feed-imports.module.css';

const STATE = 'feed-import-state';
/** The button that was pressed is gone. */
const focusState = (): void => document.getElementById(STATE)?.focus();

/** One product file: its check, the running import, then its report. */
export function FeedImportPage() {
  const { id = '' } = useParams();
  const query = useQuery(feedImportQuery(id));
  const navigate = useNavigate();
  const actions = (
    <>
      <Button icon={<ArrowLeftOutlined aria-hidden />} onClick={() => void navigate('/products/imports')}>
        Imports
      </Button>
      {query.data && <FeedActions feed={query.data} />}
    </>
  );
  return (
    <>
      <SectionHeader
        title={query.data?.fileName ?? 'Import a file'}
        {...(query.data?.startedAt ? { subtitle: `Imported by ${query.data.adminName}` } : {})}
        actions={actions}
      />
      <QueryState query={query} failure="Failed to fetch the import" placeholders={3}>
        {(feed) => <FeedState feed={feed} />}
      </QueryState>
    </>
  );
}

function FeedActions({ feed }: { feed: FeedImport }) {
  const starting = useStartImport(feed.id);
  const failed = useFailedLines(feed.id);
  const start = startText(feed);
  return (
    <>
      {feed.startedAt !== null && hasFailedLines(feed) && (
        <Button icon={<DownloadOutlined aria-hidden />} loading={failed.isPending} onClick={failed.run}>
          Lines not imported (CSV)
        </Button>
      )}
      {feed.status === 'checked' && start !== undefined && (
        <Button type="primary" loading={starting.isPending} onClick={() => starting.mutate(undefined, { onSuccess: focusState })}>
          {start}
        </Button>
      )}
    </>
  );
}

function FeedState({ feed }: { feed: FeedImport }) {
  if (feed.status === 'refused')
    return <EmptyState icon={<FileTextOutlined />} title="The file cannot be used" hint={feed.message ?? ''} />;
  return (
    <>
      <output id={STATE} className={styles.state} tabIndex={-1}>
        <FeedProgress feed={feed} />
      </output>
      {feed.status === 'importing' && <StopButton id={feed.id} />}
      {feed.status !== 'checking' && feed.status !== 'importing' && <FeedLines feed={feed} />}
    </>
  );
}

function FeedProgress({ feed }: { feed: FeedImport }) {
  switch (feed.status) {
    case 'checking':
      return (
        <>
          <Spin size="small" aria-hidden /> Checking the file...
        </>
      );
    case 'importing':
      return (
        <>
          <progress className={styles.progress} value={feed.done} max={Math.max(feed.lines, 1)} aria-label="Imported lines" />
          {progressText(feed)}. The import goes on when you leave this page.
        </>
      );
    case 'checked':
      return startText(feed) === undefined
        ? `Nothing to import: ${countsText(feed)}.`
        : `Nothing is written yet. The import would do this: ${countsText(feed)}.`;
    case 'stopped':
      return (
        <Alert
          type="warning"
          showIcon
          title={feed.message ?? 'The import was stopped'}
          description={`${countsText(feed)}. To import the rest, choose the same file again.`}
        />
      );
    default:
      return <Alert type="success" showIcon title={`Import finished: ${countsText(feed)}`} />;
  }
}

/** Below the progress, because a double click on "Import" would hit it in the head. */
function StopButton({ id }: { id: string }) {
  const stopping = useStopImport(id);
  return (
    <Button danger loading={stopping.isPending} onClick={() => stopping.mutate(undefined, { onSuccess: focusState })}>
      Stop
    </Button>
  );
}
