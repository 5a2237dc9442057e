import { Button, DeleteOutlined, kitStyles, TextInput } from '@shop/admin-kit';
import { CATALOG_TEXTS } from '@shop/contract';
import { focusOnMount } from '../sizes/focus-on-mount.ts';
import { type SizeGuide, withCell, withHeading, withoutColumn, withoutRow } from '../../rules/sizes/size-guide.ts';
import styles from '../../styles/sizes.module.css';

interface SizeGuideTableProps {
  guide: SizeGuide;
  /** The first heading gets the focus. */
  focused: boolean;
  onChange: (guide: SizeGuide) => void;
}

const MIN_COLUMNS = 2;

/** The pressed button disappears, and the focus must stay in the dialog. */
const focusTable = (button: HTMLElement): void => button.closest('table')?.querySelector('input')?.focus();

/** The table with an input in every cell. The first column holds the sizes and cannot be removed. */
export function SizeGuideTable({ guide, focused, onChange }: SizeGuideTableProps) {
  return (
    <div className={styles.guideScroll}>
      <table className={styles.guide}>
        <thead>
          <tr>
            {guide.columns.map((heading, column) => (
              // The position identifies a column, because its heading is being edited.
              <th key={column} scope="col">
                <TextInput
                  rule={CATALOG_TEXTS.guideColumn}
                  ref={focused && column === 0 ? focusOnMount : null}
                  aria-label={`Heading of column ${column + 1}`}
                  value={heading}
                  onChange={(text) => onChange(withHeading(guide, column, text))}
                />
                {column > 0 && guide.columns.length > MIN_COLUMNS && (
                  <Button
                    size="small"
                    type="text"
                    danger
                    icon={<DeleteOutlined />}
                    aria-label={`Remove column ${column + 1}`}
                    onClick={(event) => {
                      focusTable(event.currentTarget);
                      onChange(withoutColumn(guide, column));
                    }}
                  />
                )}
              </th>
            ))}
            <th scope="col">
              <span className={kitStyles.visuallyHidden}>Remove</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {guide.rows.map((cells, row) => (
            <GuideRow key={row} guide={guide} cells={cells} row={row} onChange={onChange} />
          ))}
        </tbody>
      </table>
    </div>
  );
}

function GuideRow({
  guide,
  cells,
  row,
  onChange,
}: Omit<SizeGuideTableProps, 'focused'> & { cells: readonly string[]; row: number }) {
  return (
    <tr>
      {cells.map((cell, column) => (
        <td key={column}>
          <TextInput
            rule={CATALOG_TEXTS.guideCell}
            aria-label={`${guide.columns[column] || `Column ${column + 1}`} of row ${row + 1}`}
            value={cell}
            onChange={(text) => onChange(withCell(guide, row, column, text))}
          />
        </td>
      ))}
      <td>
        {guide.rows.length > 1 && (
          <Button
            type="text"
            danger
            icon={<DeleteOutlined />}
            aria-label={`Remove row ${row + 1}`}
            onClick={(event) => {
              focusTable(event.currentTarget);
              onChange(withoutRow(guide, row));
            }}
          />
        )}
      </td>
    </tr>
  );
}
