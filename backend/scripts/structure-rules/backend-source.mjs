/** A program file of the backend. */
export const isBackendSource = (file) => /^backend\/src\/.*\.ts$/.test(file) && !/\.(spec|d)\.ts$/.test(file);
