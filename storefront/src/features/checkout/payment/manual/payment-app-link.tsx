import type { ReactNode } from 'react';
import { ArrowRightIcon } from '#components/ui/icons.tsx';
import styles from './payment-app-link.module.css';
import { QrCode } from './qr-code.tsx';

interface PaymentAppLinkProps {
  address: string;
  methodLabel: string;
  /** What to do after paying there. */
  children?: ReactNode;
}

/** Opens the payment app with everything filled in: on this phone by the link, on another one by the code. */
export function PaymentAppLink({ address, methodLabel, children }: PaymentAppLinkProps) {
  return (
    <div className={styles.pay}>
      <QrCode text={address} label={`QR code that opens ${methodLabel} with the payment filled in`} />
      <div className={styles.way}>
        <a className={styles.link} href={address} target="_blank" rel="noopener noreferrer">
          Open {methodLabel} <ArrowRightIcon size={18} />
        </a>
        <p className={styles.hint}>Or scan the code with your phone. Please check the amount there. {children}</p>
      </div>
    </div>
  );
}
