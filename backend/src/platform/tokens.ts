/** Injection tokens of values that have no class. */
export const CONFIG = Symbol('config');
export const LOGGER = Symbol('logger');
/** The data source of DATABASE_REPLICA_URL, not connected yet; undefined without it. */
export const REPLICA = Symbol('replica');
