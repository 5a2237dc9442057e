import type { RefundPreview } from '@shop/contract';
import { partsText, sharesText, taxText } from '../../rules/money/refund-texts.ts';
import styles from '../../styles/refund-lines.module.css';

interface RefundSummaryProps {
  share: 'all' | 'part' | 'pieces';
  preview: { shown: RefundPreview | undefined; problem: string | undefined };
  /** What is still to be entered. */
  hint: string | undefined;
  /** How many artists may lose a part of their share. */
  artists: number;
}

const LEADS = { all: () => '', part: partsText, pieces: taxText };

/** What the refund is made of and whose share it lowers. Its lines keep their room while they are empty: the buttons below stay in place. */
export function RefundSummary({ share, preview: { shown, problem }, hint, artists }: RefundSummaryProps) {
  const lead = problem ?? hint ?? (shown ? LEADS[share](shown) : '');
  const shares = shown ? sharesText(shown) : '';
  return (
    <div aria-live="polite" className={styles.summary}>
      {(share !== 'all' || artists === 0 || problem !== undefined) && (
        <p className={problem === undefined ? undefined : styles.problem}>{lead}</p>
      )}
      {artists > 0 && (share !== 'all' || problem === undefined) && (
        <p className={artists > 1 ? styles.several : undefined}>{shares}</p>
      )}
    </div>
  );
}
