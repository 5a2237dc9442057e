const { default: tearDown } = await import('./global-teardown.ts');

export default tearDown;
