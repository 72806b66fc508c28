/** Who answers the questions about the declarant: the traveller, or an agent who writes for them. */
export type FilledBy = 'traveller' | 'agent';
