// The health of the container: an API answers on port 3000, a worker on port 3100.
const check = async (address) => {
  const { ok } = await fetch(`http://127.0.0.1:${address}`);
  if (!ok) throw new Error(address);
};
Promise.any([check('3000/api/health'), check('3100/health')]).then(
  () => process.exit(0),
  () => process.exit(1),
);
