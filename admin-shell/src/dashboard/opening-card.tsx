import { api, Button, Card, CheckOutlined, classNames, copyText, CopyOutlined, keys, StatusTag } from '@shop/admin-kit';
import type { Opening } from '@shop/contract';
import { queryOptions, useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { adminPath } from './admin-path.ts';
import { RemoveSamples } from './remove-samples.tsx';
import { useHashTarget } from './use-hash-target.ts';
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
  return <OpeningSection opening={data} />;
}

function OpeningSection({ opening }: { opening: Opening }) {
  const { ref, isTarget } = useHashTarget('opening');
  return (
    <section ref={ref} id="opening" tabIndex={-1} aria-label="Before you open">
      <Card size="small" className={styles.opening}>
        <OpeningSteps opening={opening} isOpen={isTarget} />
      </Card>
    </section>
  );
}

type OpeningStep = Opening['steps'][number];

interface OpeningStepsProps {
  opening: Opening;
  /** At first; people open and close it. */
  isOpen: boolean;
}

function OpeningSteps({ opening: { done, total, steps, sampleProducts }, isOpen }: OpeningStepsProps) {
  const next = steps.find((step) => !step.done);
  return (
    <details open={isOpen}>
      <summary>
        <span className={styles.openingTitle}>
          Before you open: {done} of {total}
        </span>
        {next && <span className={styles.openingNext}>Next: {next.title}</span>}
      </summary>
      <ol className={styles.openingSteps}>
        {steps
          .filter(({ owner }) => owner === 'staff')
          .map((step) => (
            <Step key={step.id} step={step} action={step.id === 'samples' && <RemoveSamples count={sampleProducts} />} />
          ))}
      </ol>
      <OperatorSteps steps={steps.filter(({ owner }) => owner === 'operator')} />
    </details>
  );
}

const textOf = ({ title, hint }: OpeningStep): string => [title, ...hint.split('\n').map((line) => `- ${line}`)].join('\n');

/** What nobody can do in the admin, with a text to send on. */
function OperatorSteps({ steps }: { steps: readonly OpeningStep[] }) {
  const missing = steps.filter(({ done }) => !done);
  return (
    <section aria-labelledby="opening-operator">
      <div className={styles.openingOperator}>
        <h3 id="opening-operator">For the person who runs the server</h3>
        {missing.length > 0 && (
          <Button
            size="small"
            icon={<CopyOutlined aria-hidden />}
            onClick={() => copyText(missing.map(textOf).join('\n\n'), 'List copied')}
          >
            Copy
          </Button>
        )}
      </div>
      <ol className={styles.openingSteps}>
        {steps.map((step) => (
          <Step key={step.id} step={step} />
        ))}
      </ol>
    </section>
  );
}

interface StepProps {
  step: OpeningStep;
  /** Does the step at once. */
  action?: ReactNode;
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
        <Link to={adminPath(link)} className={styles.openingLink} aria-label={`Go to: ${title}`}>
          Go there
        </Link>
      )}
    </li>
  );
}
