import type { Payee, MailingAddress, SavePayee, UnreadablePayee } from '@shop/contract';
import { fromCents, parseMoney } from '@shop/admin-kit';

export const isReadable = (payee: Payee | UnreadablePayee): payee is Payee => !('unreadable' in payee);

type Address = SavePayee['address'];

/** The inputs of the form; texts that may be left out are empty. */
export interface PayeeValues {
  name: string;
  relation: string;
  method: SavePayee['method'];
  address: Address;
  facility: string;
  facilityNumber: string;
  rules: string;
  minPayout: string;
  onHold: boolean;
  mailsArtist: boolean;
  letter: { name: string; facility: string; facilityNumber: string; address: Address };
}

const NO_ADDRESS: Address = { street: '', city: '', state: '', zipCode: '' };
const NO_LETTER: PayeeValues['letter'] = { name: '', facility: '', facilityNumber: '', address: NO_ADDRESS };

const EMPTY: PayeeValues = {
  name: '',
  relation: '',
  method: 'check',
  address: NO_ADDRESS,
  facility: '',
  facilityNumber: '',
  rules: '',
  minPayout: '0.00',
  onHold: false,
  mailsArtist: false,
  letter: NO_LETTER,
};

const letterValues = ({ name, facility, facilityNumber, address }: MailingAddress): PayeeValues['letter'] => ({
  name,
  facility: facility ?? '',
  facilityNumber: facilityNumber ?? '',
  address,
});

/** What the form begins with. The letter is to the artist, whose name is known. */
export function payeeValues(payee: Payee | UnreadablePayee | null, artistName: string): PayeeValues {
  if (payee === null || !isReadable(payee)) return { ...EMPTY, letter: { ...NO_LETTER, name: artistName } };
  const { relation, facility, facilityNumber, rules, letter, version: _version, ...values } = payee;
  return {
    ...values,
    relation: relation ?? '',
    facility: facility ?? '',
    facilityNumber: facilityNumber ?? '',
    rules: rules ?? '',
    mailsArtist: letter !== null,
    letter: letter ? letterValues(letter) : { ...NO_LETTER, name: artistName },
  };
}

const orNull = (text: string): string | null => text.trim() || null;

export function savedPayee({ mailsArtist, letter, minPayout, ...values }: PayeeValues, version: number): SavePayee {
  const { name, method, address, onHold } = values;
  return {
    name,
    method,
    address,
    onHold,
    relation: orNull(values.relation),
    facility: orNull(values.facility),
    facilityNumber: orNull(values.facilityNumber),
    rules: orNull(values.rules),
    minPayout: fromCents(parseMoney(minPayout).cents ?? 0),
    letter: mailsArtist
      ? {
          name: letter.name,
          address: letter.address,
          facility: orNull(letter.facility),
          facilityNumber: orNull(letter.facilityNumber),
        }
      : null,
    version,
  };
}
