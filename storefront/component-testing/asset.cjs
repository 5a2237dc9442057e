// The address of a bundled file.
module.exports = '/asset';
