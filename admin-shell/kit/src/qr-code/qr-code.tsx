import { Skeleton } from 'antd';
import type { QRCodeProps } from 'antd';
import { lazy, Suspense } from 'react';

const AntdQrCode = lazy(() => import('./antd-qr-code.ts'));

/** A QR code. Its generator is loaded when the first one is shown. */
export function QRCode(props: QRCodeProps) {
  return (
    <Suspense fallback={<Skeleton active />}>
      <AntdQrCode {...props} />
    </Suspense>
  );
}
