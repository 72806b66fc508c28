/** Where a link of a simulation is opened; what it holds follows « # ». */
export const receivedPath = '/simulateur/partage';
