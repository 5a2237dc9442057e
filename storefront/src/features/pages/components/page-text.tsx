import type { ShopPage } from '@shop/contract';
import { PageTitle } from '#components/ui/page.tsx';
import { SkeletonLine } from '#components/ui/skeleton.tsx';
import { VisuallyHidden } from '#components/ui/visually-hidden.tsx';
import { formatDay } from '#lib/format-day.ts';
import styles from './page-text.module.css';

export function PageText({ page }: { page: ShopPage }) {
  return (
    <article className={styles.article}>
      <PageTitle title={page.title} lead={`Last updated ${formatDay(page.updatedAt.slice(0, 10))}`} />
      {/* The server renders Markdown without HTML, scripts, images or unsafe links. */}
      <div className={styles.text} dangerouslySetInnerHTML={{ __html: page.html }} />
    </article>
  );
}

const SKELETON_LINES = 10;

export function PageTextSkeleton() {
  return (
    <div className={styles.article}>
      <VisuallyHidden>Loading page...</VisuallyHidden>
      <div className={styles.text}>
        {Array.from({ length: SKELETON_LINES }, (_, line) => (
          <SkeletonLine key={line} width={line % 4 === 3 ? '60%' : '100%'} />
        ))}
      </div>
    </div>
  );
}
