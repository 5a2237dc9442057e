import { Button, CarOutlined, Checkbox, Form, FormDialog, Input, TextInput } from '@shop/admin-kit';
import { ORDER_TEXTS } from '@shop/contract';
import { decodeFile } from '@shop/contract/files';
import { useMemo, useState } from 'react';
import { MAX_SELECTED_ORDERS, useShipOrders } from '../../api/selected-orders.ts';
import { CarrierList } from '../dialogs/carrier-list.tsx';
import type { BulkResult } from '../../rules/bulk-outcomes.ts';
import { parseShipments } from '../../rules/parcel/parse-shipments.ts';
import type { ParsedShipments } from '../../rules/parcel/shipments.ts';
import orderItemsStyles from '../../styles/order-items.module.css';
import bulkStepsStyles from '../../styles/bulk-steps.module.css';

const FORM = 'tracking-import';

/** A button that opens a dialog: ships orders with the tracking numbers of a pasted list or a file. */
export function ImportTracking({ onFailures }: { onFailures: (result: BulkResult) => void }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button icon={<CarOutlined aria-hidden />} onClick={() => setOpen(true)}>
        Import tracking
      </Button>
      <ImportTrackingDialog open={open} onClose={() => setOpen(false)} onFailures={onFailures} />
    </>
  );
}

interface ImportTrackingDialogProps {
  open: boolean;
  onClose: () => void;
  onFailures: (result: BulkResult) => void;
}

function ImportTrackingDialog({ open, onClose, onFailures }: ImportTrackingDialogProps) {
  const [text, setText] = useState('');
  const [carrier, setCarrier] = useState('USPS');
  const [answered, setAnswered] = useState<ReadonlySet<string>>(new Set());
  const parsed = useMemo(() => parseShipments(text, carrier.trim()), [text, carrier]);
  const accepted = parsed.questions.filter((question) => answered.has(question.text));
  const shipments = [...parsed.shipments, ...accepted.flatMap((question) => question.shipments)];
  const answer = (question: string): void => {
    const next = new Set(answered);
    if (!next.delete(question)) next.add(question);
    setAnswered(next);
  };
  const shipOrders = useShipOrders(onFailures);
  const close = (): void => {
    setText('');
    setAnswered(new Set());
    onClose();
  };
  const isTooMany = shipments.length > MAX_SELECTED_ORDERS;
  const canShip = shipments.length > 0 && !isTooMany && !shipOrders.isPending;
  const ship = (): void => {
    if (canShip) shipOrders.mutate(shipments, { onSuccess: close });
  };
  return (
    <FormDialog
      open={open}
      title="Import tracking"
      submitText={canShip ? `Ship ${shipments.length === 1 ? '1 order' : `${shipments.length} orders`}` : 'Ship orders'}
      formId={FORM}
      dirty={text !== ''}
      busy={shipOrders.isPending}
      width={640}
      onClose={close}
      onOpened={() => document.querySelector<HTMLElement>(`#${FORM} textarea`)?.focus()}
    >
      <Form id={FORM} layout="vertical" onFinish={ship}>
        <p className={orderItemsStyles.dialogLead}>
          One shipment per line: order number, carrier and tracking number. Each customer gets an email with the number.
        </p>
        <Form.Item label="Tracking numbers" htmlFor="tracking-text">
          <Input.TextArea
            id="tracking-text"
            value={text}
            rows={7}
            placeholder="ORD-7KQ2M9XA, USPS, 9400 1000 0000"
            onChange={(event) => setText(event.target.value)}
          />
        </Form.Item>
        <ImportSummary parsed={parsed} shipments={shipments.length} isTooMany={isTooMany} />
        <Questions questions={parsed.questions} answered={answered} onAnswer={answer} />
        <FileInput onRead={setText} />
        <Form.Item label="Carrier of lines that name none" htmlFor="tracking-carrier">
          <CarrierList />
          <TextInput
            id="tracking-carrier"
            list="order-carriers"
            rule={ORDER_TEXTS.carrier}
            value={carrier}
            onChange={setCarrier}
          />
        </Form.Item>
      </Form>
    </FormDialog>
  );
}

function FileInput({ onRead }: { onRead: (text: string) => void }) {
  return (
    <Form.Item label="Or a CSV file, for example “Labels CSV” with the numbers filled in" htmlFor="tracking-file">
      <input
        id="tracking-file"
        type="file"
        accept=".csv,.txt,text/csv,text/plain"
        onChange={(event) => {
          const file = event.target.files?.[0];
          if (file) void file.arrayBuffer().then((bytes) => onRead(decodeFile(bytes)));
        }}
      />
    </Form.Item>
  );
}

interface ImportSummaryProps {
  parsed: ParsedShipments;
  shipments: number;
  isTooMany: boolean;
}

const MAX_SHOWN = 5;

/** What the pasted list holds, before anything is sent. */
function ImportSummary({ parsed: { problems, unreadable }, shipments, isTooMany }: ImportSummaryProps) {
  return (
    <div aria-live="polite">
      {shipments > 0 && (
        <p className={orderItemsStyles.dialogLead}>{shipments === 1 ? '1 shipment' : `${shipments} shipments`} found.</p>
      )}
      {isTooMany && (
        <p className={orderItemsStyles.importProblem}>Please import at most {MAX_SELECTED_ORDERS} shipments at once.</p>
      )}
      {unreadable.length > 0 && (
        <>
          <p className={orderItemsStyles.importProblem}>
            {unreadable.length === 1 ? '1 line has' : `${unreadable.length} lines have`} no order number or no tracking number:
          </p>
          <Lines lines={unreadable} />
        </>
      )}
      {problems.length > 0 && (
        <>
          <p className={orderItemsStyles.importProblem}>
            {problems.length === 1 ? '1 shipment is' : `${problems.length} shipments are`} left out:
          </p>
          <Lines lines={problems} />
        </>
      )}
    </div>
  );
}

function Lines({ lines }: { lines: readonly string[] }) {
  const more = lines.length - MAX_SHOWN;
  return (
    <ul className={bulkStepsStyles.outcomes}>
      {lines.slice(0, MAX_SHOWN).map((line, index) => (
        <li key={index}>{line}</li>
      ))}
      {more > 0 && <li>and {more} more</li>}
    </ul>
  );
}

interface QuestionsProps {
  questions: ParsedShipments['questions'];
  /** The texts of those that were answered with yes. */
  answered: ReadonlySet<string>;
  onAnswer: (question: string) => void;
}

/** What has to be answered before anybody is written to. */
function Questions({ questions, answered, onAnswer }: QuestionsProps) {
  return questions.map(({ text }) => (
    <p key={text}>
      <Checkbox checked={answered.has(text)} onChange={() => onAnswer(text)}>
        {text} Ship with this number
      </Checkbox>
    </p>
  ));
}
