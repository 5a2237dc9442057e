import { useSearchParams } from 'react-router-dom';
import { Page } from '#components/ui/page.tsx';
import { paths } from '#config/paths.ts';
import { ContactBlock } from '#features/contact/components/contact-block.tsx';
import { MessageForm } from '#features/contact/components/message-form.tsx';
import { OfficeHours } from '#features/contact/components/office-hours.tsx';
import { isSubject } from '#features/contact/message-draft.ts';
import { PageHead } from '#lib/head/page-head.tsx';
import styles from './contact/contact.module.css';
import { Reasons } from './contact/reasons.tsx';

const LEAD =
  'A question about an order, a drawing you want to see on a hoodie, a person who needs a job: a human reads every message.';

export function Screen() {
  const [searchParams] = useSearchParams();
  const subject = searchParams.get('subject');
  return (
    <>
      <PageHead head={{ title: 'Contact', description: LEAD, canonicalPath: paths.contact }} />
      <Page className={styles.page}>
        <header className={styles.hero}>
          <h1 className={styles.title}>Get in Touch</h1>
          <p className={styles.lead}>{LEAD}</p>
        </header>
        <div className={styles.details}>
          <ContactBlock />
          <OfficeHours />
        </div>
        <MessageForm subject={isSubject(subject) ? subject : undefined} />
      </Page>
      <Reasons />
    </>
  );
}
