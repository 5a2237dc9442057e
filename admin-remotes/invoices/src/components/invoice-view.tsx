import { Button, DownloadOutlined, PrintDialog } from '@shop/admin-kit';
import type { Invoice } from '@shop/contract';
import { useDownloadPdf } from '../api/download-pdf.ts';
import { InvoicePaper } from './invoice-paper.tsx';

interface InvoiceViewProps {
  open: boolean;
  invoice: Invoice;
  onClose: () => void;
}

/** The invoice as its client sees it. */
export function InvoiceView({ open, invoice, onClose }: InvoiceViewProps) {
  const pdf = useDownloadPdf(invoice);
  return (
    <PrintDialog
      open={open}
      title={`Invoice #${invoice.invoiceNumber}`}
      printTitle={`Invoice ${invoice.invoiceNumber}`}
      width={820}
      onClose={onClose}
      extraActions={
        <Button icon={<DownloadOutlined aria-hidden />} loading={pdf.isPending} onClick={pdf.run}>
          Download PDF
        </Button>
      }
    >
      <InvoicePaper invoice={invoice} />
    </PrintDialog>
  );
}
