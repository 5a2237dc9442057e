import { Button, CheckOutlined, EditOutlined, EmptyState, kitStyles } from '@shop/admin-kit';
import type { FeedProblem } from '@shop/contract';
import { problemsText } from '../../rules/feed-problems.ts';
import feedsStyles from '../../styles/feeds.module.css';
import productsStyles from '../../styles/products.module.css';

interface FeedProblemsProps {
  problems: readonly FeedProblem[];
  /** The product whose form is being loaded. */
  loadingId: string | undefined;
  onEdit: (productId: string) => void;
}

/** The products that Google would refuse, each with its reasons. */
export function FeedProblems({ problems, loadingId, onEdit }: FeedProblemsProps) {
  if (problems.length === 0)
    return <EmptyState icon={<CheckOutlined />} title="Google finds everything it needs" hint="No product lacks a detail." />;
  return (
    <ul className={kitStyles.rows}>
      {problems.map(({ productId, name, problems: reasons }) => (
        <li key={productId} className={feedsStyles.row}>
          <div className={feedsStyles.product}>
            <h4>
              <a href={`/products/${productId}`}>{name}</a>
            </h4>
            <span className={productsStyles.soft}>{problemsText(reasons)}</span>
          </div>
          <Button
            icon={<EditOutlined aria-hidden />}
            loading={loadingId === productId}
            onClick={() => onEdit(productId)}
            aria-label={`Edit ${name}`}
          >
            Edit
          </Button>
        </li>
      ))}
    </ul>
  );
}
