/** Injection tokens of values that have no class. */
export const CONFIG = Symbol('config');
export const LOGGER = Symbol('logger');
