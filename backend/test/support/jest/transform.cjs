const { createTransformer } = require('@swc/jest');

const base = { target: 'es2023', keepClassNames: true };
const ts = createTransformer({
  jsc: {
    ...base,
    parser: { syntax: 'typescript', decorators: true },
    transform: { legacyDecorator: true, decoratorMetadata: true, useDefineForClassFields: true },
  },
  module: { type: 'commonjs' },
  sourceMaps: 'inline',
});
const js = createTransformer({
  jsc: { ...base, parser: { syntax: 'ecmascript' } },
  module: { type: 'commonjs' },
  sourceMaps: false,
});

// Includes dynamic import(): some CommonJS packages load ES modules with it.
const ES_MODULE = /^\s*(import\b|export\b)|\bimport\.meta\b|\bimport\s*\(/m;
const transformerOf = (file) => (file.endsWith('.ts') ? ts : js);

module.exports = {
  canInstrument: false,
  getCacheKey: (source, file, options) => `${transformerOf(file).getCacheKey(source, file, options)}v2`,
  process(source, file, options) {
    if (file.includes('/node_modules/') && !file.endsWith('.mjs') && !ES_MODULE.test(source)) return { code: source };
    return transformerOf(file).process(source, file, options);
  },
};
