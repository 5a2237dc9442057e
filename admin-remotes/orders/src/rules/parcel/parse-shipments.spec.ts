import { parseShipments } from './parse-shipments.ts';

const NOTHING = { shipments: [], questions: [], problems: [], unreadable: [] };
const READ = { orderNumber: 'ORD-7KQ2M9XA', carrier: 'UPS', number: '1Z 999' };

it.each<[string, string]>([
  ['a tab from a spreadsheet', 'ORD-7KQ2M9XA\tUPS\t1Z 999'],
  ['commas', 'ORD-7KQ2M9XA, UPS, 1Z 999'],
  ['semicolons and quotes', '"ORD-7KQ2M9XA";"UPS";"1Z 999"'],
  ['no carrier', 'ORD-7KQ2M9XA,1Z 999'],
  ['the order number last', 'UPS,1Z 999,ORD-7KQ2M9XA'],
  ['headings', 'Order number,Name,Carrier,Tracking number\r\nORD-7KQ2M9XA,"Haddad, Noor",UPS,1Z 999\r\n'],
  ['headings of another program, in another order', 'Tracking #;Service;Reference 1\n1Z 999;UPS;ORD-7KQ2M9XA'],
  ['headings and an empty carrier', '\uFEFF"Order number","Carrier","Tracking number"\n"ORD-7KQ2M9XA","","1Z 999"'],
])('reads a list with %s', (_, text) => {
  expect(parseShipments(text, 'UPS')).toEqual({ ...NOTHING, shipments: [READ] });
});

it('keeps what it cannot read, and skips empty lines', () => {
  expect(parseShipments('ORD-7KQ2M9XA UPS 1Z\n\n#ord-7kq2m9xa,1\nORD-8,a,b,c', 'USPS')).toEqual({
    ...NOTHING,
    shipments: [{ orderNumber: '#ord-7kq2m9xa', carrier: 'USPS', number: '1' }],
    unreadable: ['ORD-7KQ2M9XA UPS 1Z', 'ORD-8, a, b, c'],
  });
});

it('reads nothing from nothing', () => {
  expect(parseShipments(' ', 'UPS')).toEqual(NOTHING);
});
