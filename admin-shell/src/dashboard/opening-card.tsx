import { api, Card, CheckOutlined, classNames, keys, StatusTag } from '@shop/admin-kit';
import type { Opening } from '@shop/contract';
import { queryOptions, useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { RemoveSamples } from './remove-samples.tsx';
import styles from './opening-card.module.css';

const openingQuery = queryOptions({
  queryKey: keys.opening,
  queryFn: ({ signal }) => api.get('/api/admin/opening', { signal }),
  staleTime: 0,
  refetchOnWindowFocus: true,
});

/** "Before you open: 4 of 13": what a new shop still needs. Absent when all of it is done. */
export function OpeningCard() {
  const { data } = useQuery(openingQuery);
  if (!data || data.done === data.total) return null;
  return (
    <section aria-label="Before you open">
      <Card size="small" className={styles.opening}>
        <OpeningSteps opening={data} />
      </Card>
    </section>
  );
}

function OpeningSteps({ opening: { done, total, steps, sampleProducts } }: { opening: Opening }) {
  const next = steps.find((step) => !step.done);
  return (
    <details>
      <summary>
        <span className={styles.openingTitle}>
          Before you open: {done} of {total}
        </span>
        {next && <span className={styles.openingNext}>Next: {next.title}</span>}
      </summary>
      <ol className={styles.openingSteps}>
        {steps.map((step) => (
          <Step key={step.id} step={step} action={step.id === 'samples' && <RemoveSamples count={sampleProducts} />} />
        ))}
      </ol>
    </details>
  );
}

interface StepProps {
  step: Opening['steps'][number];
  /** Does the step at once. */
  action: ReactNode;
}

function Step({ step: { title, hint, link, done }, action }: StepProps) {
  return (
    <li className={done ? classNames(styles.openingStep, styles.openingDone) : styles.openingStep}>
      <span>{done ? <CheckOutlined aria-label="Done" /> : <StatusTag tone="warning">Missing</StatusTag>}</span>
      <div>
        <span className={styles.openingName}>{title}</span>
        {!done && <span className={styles.openingHint}>{hint}</span>}
        {!done && action}
      </div>
      {!done && link && (
        <Link to={link.replace(/^\/admin/, '')} className={styles.openingLink} aria-label={`Go to: ${title}`}>
          Go there
        </Link>
      )}
    </li>
  );
}
