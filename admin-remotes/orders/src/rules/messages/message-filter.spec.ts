import { folderOf, isFiltered, isInView, messageSearch, parseMessageFilter } from './message-filter.ts';

const parse = (address: string) => parseMessageFilter(new URLSearchParams(address));

it.each(['', 'search=Zo%C3%AB', 'view=archive', 'search=mural&view=open'])('the address "%s" is written as read', (address) => {
  expect(messageSearch(parse(address)).toString()).toBe(address);
});

it.each([
  ['', undefined, false],
  ['view=open', undefined, true],
  ['view=archive', 'archive', true],
  ['view=bin', undefined, false],
  ['search=a', undefined, true],
])('"%s" reads the folder %s, filtered: %s', (address, folder, filtered) => {
  expect([folderOf(parse(address)), isFiltered(parse(address))]).toEqual([folder, filtered]);
});

it.each([
  ['', 'answered', true],
  ['view=open', 'answered', false],
  ['view=open', 'open', true],
  ['view=archive', 'archived', true],
] as const)('"%s" shows a message that is %s: %s', (address, state, shown) => {
  expect(isInView(parse(address), state)).toBe(shown);
});
