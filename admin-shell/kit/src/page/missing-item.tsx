import { ApiError } from '@shop/contract';
import { Button } from 'antd';
import { messageOf } from '../api.ts';
import { Dialog } from './dialog.tsx';
import { EmptyState } from './empty-state.tsx';

export interface MissingItemProps {
  /** For example 'product'. */
  noun: string;
  /** Why it cannot be shown; without an error, or with 400 or 404, there is no such item. */
  missing: { error: Error | null; retry: () => void } | null;
  onClose: () => void;
}

/** Says in place that the item of an address does not exist or cannot be read. */
export function MissingItem({ noun, missing, onClose }: MissingItemProps) {
  const isRead = missing !== null && missing.error !== null && !isUnknown(missing.error);
  const footer = (
    <>
      {isRead && <Button onClick={missing.retry}>Retry</Button>}
      <Button type="primary" onClick={onClose}>
        Close
      </Button>
    </>
  );
  return (
    <Dialog open={missing !== null} title={`This ${noun} cannot be shown`} width={480} footer={footer} onClose={onClose}>
      {isRead ? (
        <EmptyState title={`Failed to fetch the ${noun}`} hint={messageOf(missing.error, '')} />
      ) : (
        <EmptyState title={`There is no such ${noun}`} hint="It may have been deleted, or the address is not complete." />
      )}
    </Dialog>
  );
}

const isUnknown = (error: Error): boolean => error instanceof ApiError && (error.status === 400 || error.status === 404);
