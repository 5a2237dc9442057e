/** Files that take long, mostly waiting: they start first. */
module.exports = [/chaos\.spec/, /faults\.spec/, /large-videos\.full/];
