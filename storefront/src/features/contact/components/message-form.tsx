import { Button } from '#components/ui/button.tsx';
import { SelectField, TextArea, TextField } from '#components/ui/form/field.tsx';
import { MAX_LENGTHS, SUBJECTS, type Subject } from '../message-draft.ts';
import { useMessageForm } from '../use-message-form.ts';
import styles from './message-form.module.css';

/** Hidden from people; the server discards messages of bots that fill in every field. */
function Honeypot() {
  return (
    <div className={styles.honeypot} aria-hidden="true">
      <label>
        Website
        <input name="website" tabIndex={-1} autoComplete="off" />
      </label>
    </div>
  );
}

export function MessageForm({ subject }: { subject?: Subject }) {
  const { errors, isSending, onInput, onSubmit } = useMessageForm();
  return (
    <div className={styles.panel}>
      <h2 className={styles.title}>Send us a Message</h2>
      <form className={styles.form} method="post" noValidate onInput={onInput} onSubmit={onSubmit}>
        <TextField label="Name" name="name" autoComplete="name" maxLength={MAX_LENGTHS.name} required error={errors.name} />
        <TextField
          label="Email"
          name="email"
          type="email"
          inputMode="email"
          autoComplete="email"
          maxLength={MAX_LENGTHS.email}
          required
          error={errors.email}
        />
        <SubjectField subject={subject} error={errors.subject} />
        <TextArea
          label="Message"
          name="message"
          rows={9}
          maxLength={MAX_LENGTHS.message}
          required
          error={errors.message}
          className={styles.wide}
        />
        <Honeypot />
        <Button type="submit" disabled={isSending} wide className={styles.wide}>
          {isSending ? 'Sending...' : 'Send Message'}
        </Button>
      </form>
    </div>
  );
}

function SubjectField({ subject, error }: { subject?: Subject; error?: string }) {
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
