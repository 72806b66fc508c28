/** Id of the heading of the correction that waits, which the acts that wait for it lead to. */
export const proposalTitleId = 'correction-proposee';
