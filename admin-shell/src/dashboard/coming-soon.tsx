import { EmptyState } from '@shop/admin-kit';

export function ComingSoon({ title }: { title: string }) {
  return <EmptyState title={title} />;
}
