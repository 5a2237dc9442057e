import {
  ArrowLeftOutlined,
  Button,
  CheckOutlined,
  DownloadOutlined,
  EmptyState,
  ListSearch,
  QueryState,
  SectionHeader,
  Segmented,
  useCurrentSearchParams,
  useListSearch,
  useRight,
} from '@shop/admin-kit';
import { useQuery } from '@tanstack/react-query';
import { useDeferredValue } from 'react';
import { useNavigate } from 'react-router-dom';
import { stockQuery, useExportStock } from '../api/stock.ts';
import { SizeStockTable } from '../components/stock/size-stock-table.tsx';
import { WaitingList } from '../components/stock/waiting-list.tsx';
import { EMPTY_STOCK, stockFilterOf } from '../rules/stock-list.ts';
import styles from '../styles/products.module.css';

const FILTERS = [
  { value: '', label: 'All sizes' },
  { value: 'out', label: 'Sold out' },
  { value: 'low', label: 'Low' },
];

/**
 * What to print again: `/admin/products/stock?filter=out` shows the sizes that are sold out. Accounts that do not edit the catalog see
 * it in place of the products.
 */
export function StockBySizePage() {
  const [searchParams, changeSearchParams] = useCurrentSearchParams();
  const filter = stockFilterOf(searchParams);
  const listSearch = useListSearch();
  const search = useDeferredValue(listSearch.text.trim());
  const query = useQuery(stockQuery({ filter, search }));
  const download = useExportStock({ filter, search });
  const navigate = useNavigate();
  const mayEdit = useRight('edit-catalog');
  const select = (value: string): void =>
    changeSearchParams(
      (current) => {
        if (value === '') current.delete('filter');
        else current.set('filter', value);
        return current;
      },
      { replace: true },
    );
  const tools = (
    <>
      <ListSearch {...listSearch} label="Search by name or size" />
      <Segmented aria-label="Show" value={filter ?? ''} options={FILTERS} onChange={select} />
    </>
  );
  const actions = (
    <>
      {mayEdit && (
        <Button icon={<ArrowLeftOutlined aria-hidden />} onClick={() => void navigate('..', { relative: 'path' })}>
          Products
        </Button>
      )}
      <Button icon={<DownloadOutlined aria-hidden />} loading={download.isPending} onClick={download.run}>
        CSV for the printer
      </Button>
    </>
  );
  return (
    <>
      <SectionHeader title="Stock by size" tools={tools} actions={actions} />
      <QueryState query={query} failure="Failed to fetch the stock" placeholders={6}>
        {({ rows, matching }) =>
          rows.length === 0 ? (
            <EmptyState icon={<CheckOutlined />} title={EMPTY_STOCK[search === '' ? (filter ?? 'all') : 'all']} />
          ) : (
            <>
              <SizeStockTable rows={rows} />
              {rows.length < matching && (
                <p className={styles.soft}>
                  The first {rows.length} of {matching}. Search for others, or take the CSV, which has all of them.
                </p>
              )}
            </>
          )
        }
      </QueryState>
      <WaitingList />
    </>
  );
}
