/** The reference data cannot be used: the message is the one line that the person who runs the import reads. */
export class ImportError extends Error {}
