/** The path inside the router of a path that the server writes: "/orders/pack" of "/admin/orders/pack", "#queues" of "/admin#queues". */
export const adminPath = (path: string): string => path.replace(/^\/admin/, '');
