import { NearNumbers, orderNumbersIn } from './order-numbers-in.js';

it.each<[string, string[]]>([
  ['ORD-7KQ2M9XA', ['ORD-7KQ2M9XA']],
  ['ord 7kq2 m9xa', ['ORD-7KQ2M9XA']],
  ['#ORD7KQ2M9XA', ['ORD-7KQ2M9XA']],
  ['Ord:7kq2–m9xa!', ['ORD-7KQ2M9XA']],
  ['order P5ZQNJ8A', ['ORD-P5ZQNJ8A']],
  ['T6KCRD9S hoodie', ['ORD-T6KCRD9S']],
  ['ord b4nt w8rc, thanks!! 🧢', ['ORD-B4NTW8RC']],
  ['ORD-7KQ2M9XA and ORD-7KQ2M9XA', ['ORD-7KQ2M9XA']],
  ['ORD-7KQ2M9XA ORD-B4NTW8RC', ['ORD-7KQ2M9XA', 'ORD-B4NTW8RC']],
  ['=HYPERLINK("https://pay.example.invalid","ORD-S4EKX9CV")', ['ORD-S4EKX9CV']],
  ['XORD-HJ63PZDVX and 1HJ63PZDV9', []],
  ['é7KQ2M9XA', []],
  ['ORD-7KQ2M9X', []],
  ['hat', []],
  ['', []],
])('finds the numbers of %j', (note, numbers) => expect(orderNumbersIn(note)).toEqual(numbers));

it.each<[string, string[]]>([
  ['ORD-Y7RMTB3E', ['ORD-Y7RMTB3D']],
  ['y7rmtb3', ['ORD-Y7RMTB3D']],
  ['Y7RMTB3DD', ['ORD-Y7RMTB3D']],
  ['7YRMTB3D', ['ORD-Y7RMTB3D']],
  ['Y7RMTBD3', ['ORD-Y7RMTB3D']],
  ['XORD-HJ63PZDVX and 1HJ63PZDV9', ['ORD-HJ63PZDV']],
  ['Y7RMTB3D', []],
  ['Y7RMTB4E', []],
  ['YRMTB73D', []],
  ['y7rmtb3de9', []],
  ['Y7RMTBDE', []],
  ['Y7RMTBE3', []],
  ['7RMTB3DE', []],
  ['9Y7RMTB3', []],
])('finds numbers one edit away from %j', (note, numbers) => {
  expect(new NearNumbers(['ORD-Y7RMTB3D', 'ORD-HJ63PZDV']).in(note)).toEqual(numbers);
});

it.each(['7RMTB3D', '777RMTB3D', '77RMTB3', '77RMTB3DD'])('finds the number with doubled characters near %j', (note) => {
  expect(new NearNumbers(['ORD-77RMTB3D']).in(note)).toEqual(['ORD-77RMTB3D']);
});

it('reads the first 20,000 characters of a note', () => {
  expect(orderNumbersIn(`${'x '.repeat(9_000)}ORD-7KQ2M9XA`)).toEqual(['ORD-7KQ2M9XA']);
  expect(orderNumbersIn(`${'x '.repeat(10_000)}ORD-7KQ2M9XA`)).toEqual([]);
});

it('searches a note of a million characters at once', () => {
  expect(orderNumbersIn(`ORD${' -'.repeat(500_000)}`)).toEqual([]);
  expect(new NearNumbers(['ORD-Y7RMTB3D']).in('ORD7KQ2 '.repeat(125_000))).toEqual([]);
});
