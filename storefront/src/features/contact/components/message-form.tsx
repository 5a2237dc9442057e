import { useLocation } from 'react-router-dom';
import { Button } from '#components/ui/button.tsx';
import { SelectField, TextArea, TextField } from '#components/ui/form/field.tsx';
import { Honeypot } from '#components/ui/form/honeypot.tsx';
import { paths } from '#config/paths.ts';
import { useHydrated } from '#lib/use-hydrated.ts';
import { SUBJECTS, type Subject } from '../message-draft.ts';
import { useMessageForm } from '../use-message-form.ts';
import styles from './message-form.module.css';

export function MessageForm({ subject }: { subject?: Subject }) {
  const { errors, isSending, onInput, onSubmit, rejected } = useMessageForm();
  const values = rejected?.values ?? { subject };
  return (
    <div className={styles.panel}>
      <h2 className={styles.title}>Send us a Message</h2>
      <Confirmation />
      {rejected && Object.keys(rejected.errors).length === 0 && (
        <p role="alert" className={styles.rejected}>
          {rejected.message}
        </p>
      )}
      <form className={styles.form} action={paths.contact} method="post" noValidate onInput={onInput} onSubmit={onSubmit}>
        <TextField label="Name" name="name" autoComplete="name" required defaultValue={values.name} error={errors.name} />
        <TextField
          label="Email"
          name="email"
          type="email"
          inputMode="email"
          autoComplete="email"
          required
          defaultValue={values.email}
          error={errors.email}
        />
        <SubjectField subject={values.subject} error={errors.subject} />
        <TextArea
          label="Message"
          name="message"
          rows={9}
          required
          defaultValue={values.message}
          error={errors.message}
          className={styles.wide}
        />
        <Honeypot />
        <Button type="submit" busy={isSending} wide className={styles.wide}>
          {isSending ? 'Sending...' : 'Send Message'}
        </Button>
      </form>
    </div>
  );
}

/** Without scripts, the server sends the shopper back to this element; only then is it visible. With scripts, a toast confirms. */
function Confirmation() {
  const hydrated = useHydrated();
  const { hash } = useLocation();
  if (hydrated && hash !== '#sent') return null;
  return (
    <div id="sent" className={styles.sent}>
      <p>
        <strong>Message sent successfully!</strong>
      </p>
      <p>We&apos;ll get back to you soon.</p>
    </div>
  );
}

function SubjectField({ subject, error }: { subject?: string; error?: string }) {
  return (
    <SelectField label="Subject" name="subject" defaultValue={subject ?? ''} required error={error} className={styles.wide}>
      <option value="" disabled>
        Select a subject
      </option>
      {SUBJECTS.map(({ value, label }) => (
        <option key={value} value={value}>
          {label}
        </option>
      ))}
    </SelectField>
  );
}
