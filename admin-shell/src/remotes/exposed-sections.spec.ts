import { exposedSections } from './exposed-sections.ts';

const section = { id: 'things', title: 'Things', routes: [] };

describe('exposedSections', () => {
  it('returns the sections of the default export', () => {
    expect(exposedSections('things', { default: [section] })).toEqual([section]);
  });

  it.each([
    ['nothing', null],
    ['no default export', { sections: [section] }],
    ['a single section', { default: section }],
    ['a section without an id', { default: [{ ...section, id: undefined }] }],
    ['a section without a title', { default: [{ ...section, title: 1 }] }],
    ['a section without routes', { default: [{ id: 'things', title: 'Things' }] }],
    ['a null entry in the list', { default: [section, null] }],
  ])('rejects a remote that exposes %s', (_, exposed) => {
    expect(() => exposedSections('things', exposed)).toThrow(
      'The remote "things" must export a list of AdminSection as its default export',
    );
  });
});
