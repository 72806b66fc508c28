/** Random baskets of a property, or as many as RANDOM_RUNS says: more for a longer look, fewer for many short ones. */
export const randomRuns = (usual: number): number => Number(process.env.RANDOM_RUNS ?? usual);
