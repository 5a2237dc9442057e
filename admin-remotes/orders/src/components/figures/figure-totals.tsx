import { StatusTag } from '@shop/admin-kit';
import type { Figures } from '@shop/contract';
import { changeOf, formatMeasure, MEASURES } from '../../rules/figures/measures.ts';
import styles from '../../styles/figures.module.css';

interface FigureTotalsProps {
  figures: Figures;
  compares: boolean;
}

/** The sums of the period, each with its change. */
export function FigureTotals({ figures: { total, totalBefore }, compares }: FigureTotalsProps) {
  return (
    <ul className={styles.totals} aria-label="Totals">
      {MEASURES.map((measure) => {
        const change = changeOf(measure, total, totalBefore);
        return (
          <li key={measure.field}>
            <h3>{measure.title}</h3>
            <strong>{formatMeasure(measure, total)}</strong>
            {compares && (
              <p>
                <StatusTag tone={change.tone}>{change.text}</StatusTag> before {formatMeasure(measure, totalBefore)}
              </p>
            )}
            <small>{measure.hint}</small>
          </li>
        );
      })}
    </ul>
  );
}
