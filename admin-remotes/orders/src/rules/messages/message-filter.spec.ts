import { folderOf, isFiltered, messageSearch, parseMessageFilter } from './message-filter.ts';

const parse = (address: string) => parseMessageFilter(new URLSearchParams(address));

it.each(['', 'search=Zo%C3%AB', 'view=archive', 'search=mural&view=unread'])('the address "%s" is written as read', (address) => {
  expect(messageSearch(parse(address)).toString()).toBe(address);
});

it.each([
  ['', undefined, false],
  ['view=unread', undefined, true],
  ['view=archive', 'archive', true],
  ['view=bin', undefined, false],
  ['search=a', undefined, true],
])('"%s" reads the folder %s, filtered: %s', (address, folder, filtered) => {
  expect([folderOf(parse(address)), isFiltered(parse(address))]).toEqual([folder, filtered]);
});
