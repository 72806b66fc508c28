/** Above the longest basket that the service takes: what is longer was made by no simulation. */
export const maxLinkLength = 400_000;
