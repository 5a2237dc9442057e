// The class names of a CSS module are their own names; other style sheets have none.
module.exports = new Proxy({}, { get: (_, name) => (name === '__esModule' ? false : name) });
