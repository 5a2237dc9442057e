import { Button, EmptyState, ReloadOutlined } from '@shop/admin-kit';

/** What a tab shows when its remote is missing, silent or broken. */
export function Unavailable({ title, onRetry }: { title: string; onRetry: () => void }) {
  const retry = (
    <Button icon={<ReloadOutlined aria-hidden />} onClick={onRetry}>
      Retry
    </Button>
  );
  return (
    <div role="alert">
      <EmptyState
        title={`${title} is unavailable`}
        hint="The other sections work as usual. Please retry in a moment."
        action={retry}
      />
    </div>
  );
}
