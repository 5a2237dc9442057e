import { exposedSections } from './exposed-sections.ts';

const section = { id: 'things', title: 'Things', routes: [] };

describe('what a remote exposes', () => {
  it('is a list of sections', () => {
    expect(exposedSections('things', { default: [section] })).toEqual([section]);
  });

  it.each([
    ['nothing', null],
    ['no default export', { sections: [section] }],
    ['a single section', { default: section }],
    ['a section without an id', { default: [{ ...section, id: undefined }] }],
    ['a section without a title', { default: [{ ...section, title: 1 }] }],
    ['a section without routes', { default: [{ id: 'things', title: 'Things' }] }],
    ['an empty place in the list', { default: [section, null] }],
  ])('is refused when it is %s', (_, exposed) => {
    expect(() => exposedSections('things', exposed)).toThrow('The remote "things" exposes no list of sections');
  });
});
