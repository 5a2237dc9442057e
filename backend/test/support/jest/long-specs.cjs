/** Files that take long, mostly waiting: they start first, and stay outside of the spec groups. The groups follow. */
module.exports = [/chaos\.spec/, /faults\.spec/, /large-videos\.full/, /spec-groups\/group-\d+/];
