import * as z from 'zod';

/** A setting that is an address of the web; what is not one stops the reading, as the rest of it asks for its parts. */
export const webAddress = z.url({ protocol: /^https?$/, error: 'must be an http(s) address', abort: true });
