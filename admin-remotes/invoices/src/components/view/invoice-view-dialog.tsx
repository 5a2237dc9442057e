import { Button, DownloadOutlined, PrintDialog } from '@shop/admin-kit';
import type { Invoice } from '@shop/contract';
import { useQuery } from '@tanstack/react-query';
import { useDownloadPdf } from '../../api/download-pdf.ts';
import { shownInvoiceQuery } from '../../api/get-invoices.ts';
import { Payments } from './payments.tsx';
import { SentVersions } from './sent-versions.tsx';
import { PrintedInvoice } from './printed-invoice.tsx';

interface InvoiceViewDialogProps {
  open: boolean;
  invoice: Invoice;
  onClose: () => void;
}

/** The printable invoice with a PDF download, and its payments, and the PDFs that were sent. */
export function InvoiceViewDialog({ open, invoice: opened, onClose }: InvoiceViewDialogProps) {
  const { data: invoice } = useQuery({ ...shownInvoiceQuery(opened), enabled: open });
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
      <PrintedInvoice invoice={invoice} />
      <Payments invoice={invoice} />
      <SentVersions invoice={invoice} />
    </PrintDialog>
  );
}
