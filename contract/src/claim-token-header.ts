/** Header by which a traveller shows that a declaration is theirs: 256 random bits or more, in base64url. */
export const claimTokenHeader = 'x-claim-token';
