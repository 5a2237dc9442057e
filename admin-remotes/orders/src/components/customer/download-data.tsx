import { Button, useDownload, useRight } from '@shop/admin-kit';

/** Downloads what is stored about an address, for its owner. Also what this page does not show, for example alerts. */
export function DownloadData({ email }: { email: string }) {
  const { mutate, isPending } = useDownload('Failed to download the data');
  const url = `/api/admin/customers/export.json?${new URLSearchParams({ email }).toString()}`;
  if (!useRight('erase-customers')) return null;
  return (
    <Button loading={isPending} onClick={() => mutate({ url, name: 'customer-data.json' })}>
      Download their data
    </Button>
  );
}
