import { classNames, formatMoney, kitStyles, StatusTag } from '@shop/admin-kit';
import type { FeedImportLine } from '@shop/contract';
import { imagesText, OUTCOME_WORDS } from '../../rules/feed-import.ts';
import styles from '../../styles/feed-imports.module.css';

const NOT_REACHED = { word: 'Not reached', tone: 'warning' } as const;

/** What happens, or happened, to each product and each invalid row of the file. */
export function FeedLinesTable({ lines, isEnded }: { lines: readonly FeedImportLine[]; isEnded: boolean }) {
  return (
    <table className={classNames(kitStyles.table, styles.table)} aria-label="Lines of the file">
      <thead>
        <tr>
          <th scope="col" className={classNames(kitStyles.tableNumber, styles.wide)}>
            Line
          </th>
          <th scope="col">Product</th>
          <th scope="col">Result</th>
          <th scope="col" className={styles.wide}>
            Category
          </th>
          <th scope="col" className={kitStyles.tableNumber}>
            Price
          </th>
          <th scope="col" className={kitStyles.tableNumber}>
            Stock
          </th>
          <th scope="col" className={classNames(kitStyles.tableNumber, styles.wide)}>
            Images
          </th>
        </tr>
      </thead>
      <tbody>
        {lines.map((line) => (
          <Line key={line.position} {...line} isReached={line.isDone || !isEnded} />
        ))}
      </tbody>
    </table>
  );
}

function Line(shown: FeedImportLine & { isReached: boolean }) {
  const { line, name, handle, outcome, isReached, category, price, stock, images, storedImages, notes } = shown;
  const { word, tone } = isReached ? OUTCOME_WORDS[outcome] : NOT_REACHED;
  return (
    <tr>
      <td className={classNames(kitStyles.tableNumber, styles.wide)}>{line}</td>
      <th scope="row" className={styles.main}>
        {name || handle || `Line ${line}`}
        {notes.map((note, index) => (
          <span key={index} className={styles.note}>
            {note}
          </span>
        ))}
      </th>
      <td>
        <StatusTag tone={tone}>{word}</StatusTag>
      </td>
      <td className={classNames(styles.category, styles.wide)}>{category ?? '–'}</td>
      <td className={kitStyles.tableNumber}>{price === null ? '–' : formatMoney(price)}</td>
      <td className={kitStyles.tableNumber}>{stock ?? '–'}</td>
      <td className={classNames(kitStyles.tableNumber, styles.wide)}>
        {price === null ? '–' : imagesText(images, storedImages)}
      </td>
    </tr>
  );
}
