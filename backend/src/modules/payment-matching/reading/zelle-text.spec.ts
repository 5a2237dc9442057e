import { hashedId, NetworkText, zelleId } from './zelle-text.js';

const zelle = new NetworkText('Zelle');

it.each<[string, boolean, string | undefined]>([
  ['Zelle payment from JANE DOE', true, 'incoming'],
  ['ZELLE FROM JANE', true, 'incoming'],
  ['Zelle Money Received JANE', true, 'incoming'],
  ['Zelle payment to HARBOR LLC', true, 'outgoing'],
  ['Zelle sent to HARBOR', true, 'outgoing'],
  ['Zelle payment', true, 'unsaid'],
  ['Zelle Transfer Conf# 0a1b2c3d4; Jane Doe', true, 'unsaid'],
  ['Deposit Zelle', true, 'unsaid'],
  ['Zelle', true, 'unsaid'],
  ['Zelle Credit', true, 'incoming'],
  ['Zelle CR Jane Doe', true, 'incoming'],
  ['ZELLE INSTANT PMT CREDIT JANE', true, 'incoming'],
  ['Zelle Credit JANE from your friend', true, 'incoming'],
  ['Zelle Credit JANE to my friend', true, 'unsaid'],
  ['Zelle Credit Union fee', true, 'unsaid'],
  ['Zelle pending', true, 'not-complete'],
  ['Zelle pending credit JANE', true, 'not-complete'],
  ['Zelle DR Jane Doe', true, 'outgoing'],
  ['Zelle Debit PAY ID:1 NAME:SAM', true, 'outgoing'],
  ['Zelle Debit from JANE', true, 'reversal'],
  ['Zelle Deposit JANE', true, 'incoming'],
  ['Zelle Withdrawal JANE', true, 'outgoing'],
  ['Zelle reversal from JANE', true, 'reversal'],
  ['Zelle payment returned to JANE', true, 'reversal'],
  ['Zelle payment reversed from JANE', true, 'reversal'],
  ['Zelle charge back from JANE', true, 'reversal'],
  ['Zelle  payment  return to JANE', true, 'reversal'],
  ['Zelle  reversal from JANE', true, 'reversal'],
  ['Return  of  Zelle payment from JANE', true, 'reversal'],
  ['Reversed Zelle payment from JANE', true, 'reversal'],
  ['Reversal Zelle', true, 'reversal'],
  ['Zelle chargeback from JANE', true, 'reversal'],
  ['Zelle dispute from JANE', true, 'reversal'],
  ['Reversal of Zelle payment from JANE', true, 'reversal'],
  ['Returned Zelle from JANE', true, 'reversal'],
  ['Zelle payment from JANE returned hat', true, 'incoming'],
  ['Zelle payment from JANE pending hat', true, 'incoming'],
  ['Zelle payment from JANE (returned)', true, 'reversal'],
  ['Zelle payment from JANE [pending]', true, 'not-complete'],
  ['Zelle payment from JANE (pending) hat', true, 'incoming'],
  ['Reversal: Zelle payment from JANE', true, 'reversal'],
  ['Reversal of your Zelle payment from JANE', true, 'reversal'],
  ['Zelle money returned from JANE', true, 'reversal'],
  ['Zelle refund from JANE', true, 'reversal'],
  ['Pending: Zelle payment from JANE', true, 'not-complete'],
  ['Zelle scheduled payment from JANE', true, 'not-complete'],
  ['Zelle canceled payment from JANE', true, 'not-complete'],
  ['Zelle cancelled payment to JANE', true, 'outgoing'],
  ['Pending hat Zelle payment from JANE', true, 'incoming'],
  [`Zelle payment ${'x'.repeat(2_000)} from JANE`, true, 'unsaid'],
  ['from JANE by Zelle', true, 'unsaid'],
  ['gazelle from the zoo', false, undefined],
  ['Zelle fromage', true, 'unsaid'],
  ['', false, undefined],
])('reads the direction of %j', (text, names, direction) => {
  expect(zelle.isNamedIn(text)).toBe(names);
  expect(zelle.directionOf(text)).toBe(direction);
});

it.each<[string, boolean, string | undefined, string | null]>([
  ['PayPal payment from JANE DOE', true, 'incoming', 'JANE DOE'],
  ['Reversal of PayPal payment from JANE DOE', true, 'reversal', 'JANE DOE'],
  ['PayPal pending payment from JANE DOE', true, 'not-complete', 'JANE DOE'],
  ['Zelle payment from JANE DOE', false, undefined, null],
])('reads of another network: %j', (text, names, direction, payer) => {
  const payPal = new NetworkText('PayPal');
  expect([payPal.isNamedIn(text), payPal.directionOf(text), payPal.payerOf(text)]).toEqual([names, direction, payer]);
});

it.each<[string, string | null]>([
  ['Zelle payment from JANE DOE', 'JANE DOE'],
  ['Zelle payment from JANE DOE for "ORD-7KQ2M9XA"; Conf# d4j2xq8vb', 'JANE DOE'],
  ['Zelle from R. ALVAREZ on 11/02 Ref # X', 'R. ALVAREZ'],
  ['Zelle from SAM LEE; hat', 'SAM LEE'],
  ['Zelle from SAM LEE Conf# d4j2xq8vb', 'SAM LEE'],
  ['Zelle from SAM LEE confirmation 1', 'SAM LEE'],
  ['Zelle from ANA CONFORTI REFOSCO conf# 1', 'ANA CONFORTI REFOSCO'],
  ['Zelle from SAM LEE Ref 1', 'SAM LEE'],
  ['Zelle from SAM LEE Reference 1', 'SAM LEE'],
  ['Zelle from SAM LEE 0PX4K7721', 'SAM LEE'],
  ['Zelle from SAM LEE JPM99a1', 'SAM LEE'],
  ['Zelle from SAM LEE    LONDON', 'SAM LEE'],
  ['Zelle from FORD CONNOR', 'FORD CONNOR'],
  ['Zelle from FORREST ONEIL   ', 'FORREST ONEIL'],
  ['Zelle payment received LEE SAM', 'LEE SAM'],
  ['Zelle money received from LEE SAM', 'LEE SAM'],
  ['Zelle from SAM LEE ORD-7KQ2M9XA', 'SAM LEE'],
  ['Zelle from SAM LEE order 7', 'SAM LEE'],
  ['Zelle from SAM LEE, $64', 'SAM LEE'],
  ['Zelle from SAM LEE #7', 'SAM LEE'],
  ['Zelle from SAM LEE -', 'SAM LEE'],
  ['Zelle from ANA ORDONEZ', 'ANA ORDONEZ'],
  ['Zelle payment from for hat', null],
  ['Zelle payment from', null],
  ['Zelle payment to SAM', null],
  ['Zelle Transfer Conf# 0a1b2c3d4; Jane Doe', 'Jane Doe'],
  ['Zelle CR Jane Doe', 'Jane Doe'],
  ['Zelle Credit PAY ID:BACAab1cd2e3 ORG ID:BAC NAME:JANE DOE ORD-7KQ2M9XA', 'JANE DOE'],
  ['Zelle Credit from JANE DOE', 'JANE DOE'],
  ['Zelle Credit', null],
])('reads the payer of %j', (text, payer) => expect(zelle.payerOf(text)).toBe(payer));

it.each<[string, string | undefined]>([
  ['Zelle from JO Conf# d4j2xq8vb', 'd4j2xq8vb'],
  ['Zelle from JO Conf#: d4j2xq', 'd4j2xq'],
  ['Zelle from JO Confirmation Number 123456', '123456'],
  ['Zelle from JO Confirmation no. 123456', '123456'],
  ['Zelle from JO Ref # ABC123', 'ABC123'],
  ['Zelle from JO Reference ID: ABC123', 'ABC123'],
  ['Zelle from JO Trace 0PX4K7721', '0PX4K7721'],
  ['Zelle from JO TRN 0PX4K7721', '0PX4K7721'],
  ['Conf# first1 Zelle from JO Conf# second2', 'second2'],
  ['Zelle from JO Conf# d4j2x', undefined],
  ['Zelle from JO JPM99a1b2c3d', 'JPM99a1b2c3d'],
  ['Zelle from JO;JPM99a1b2c3d', 'JPM99a1b2c3d'],
  ['Zelle from JO JPM99a1b2', undefined],
  ['Zelle from JO ABCDEFG123', 'ABCDEFG123'],
  ['Zelle from JO ABCDEFGH12', undefined],
  ['Zelle from JO JPM9abcdef2', undefined],
  ['Zelle from JO 1234567890', undefined],
  ['Zelle from JO JPM99a1b2c3d hat', undefined],
  ['Zelle from JO ORD7KQ2M9XA', undefined],
  ['Zelle from JO ref 7KQ2M9XA', undefined],
  ['Zelle from JO ref 7KQ2M9XA JPM99a1b2c3d', 'JPM99a1b2c3d'],
  [`Zelle from JO Conf# ${'A1'.repeat(75)}`, 'A1'.repeat(75)],
  [`Zelle from JO Conf# ${'A1'.repeat(75)}B`, undefined],
  ['Zelle from JO reference hoodie', undefined],
  ['Zelle from JO ORDERT6KCRD9S', undefined],
  ['Zelle from JO ref ORDT6KCRD9S22', undefined],
  [`Zelle from JO Conf# d4j2xq8vb ${'x'.repeat(2_000)}`, undefined],
  ['scoref 123456', undefined],
  ['', undefined],
])('reads the id of the bank in %j', (text, id) => expect(zelleId(text)).toBe(id));

describe('the id of a row without one', () => {
  const id = hashedId('2026-11-02', 6_400, 'Zelle from JO, for  a hat!', 1);
  it.each<[string, Parameters<typeof hashedId>]>([
    ['case, spaces and punctuation', ['2026-11-02', 6_400, ' ZELLE from jo - for a hat', 1]],
  ])('does not depend on %s', (_, given) => expect(hashedId(...given)).toBe(id));

  it.each<[string, Parameters<typeof hashedId>]>([
    ['the day', ['2026-11-03', 6_400, 'Zelle from JO, for  a hat!', 1]],
    ['the amount', ['2026-11-02', 6_401, 'Zelle from JO, for  a hat!', 1]],
    ['the words', ['2026-11-02', 6_400, 'Zelle from JO, for  ahat!', 1]],
    ['how many-th it is', ['2026-11-02', 6_400, 'Zelle from JO, for  a hat!', 2]],
  ])('depends on %s', (_, given) => expect(hashedId(...given)).not.toBe(id));

  it('is a hash that stays the same with each release, because it is stored', () => {
    expect(id).toBe('h:dd28e714bb6cfa170bf8338565b358d22586752f0c6319349d21dbb2c4b8aaea');
  });
});
